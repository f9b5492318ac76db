"""Ostriches side by side with OpenSpiel: strength, playouts and simulations."""
