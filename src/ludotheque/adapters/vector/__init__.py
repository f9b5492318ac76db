"""Thousands of matches a call, on the kernels of the solvers: NumPy in, NumPy out.

Needs the extra `adapters`, and `fast` to be quick.
"""

from ludotheque.adapters.vector.dwarfcity import DwarfCityVectorEnv
from ludotheque.adapters.vector.ostriches import OstrichesDuels
from ludotheque.adapters.vector.ubongo import UbongoVectorEnv
from ludotheque.adapters.vector.uluru import UluruVectorEnv

__all__ = ["DwarfCityVectorEnv", "OstrichesDuels", "UbongoVectorEnv", "UluruVectorEnv"]
