"""The checks of the conformance kit that hand a game what it must refuse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.arguments import UNFIT, decoded
from ludotheque.core.game import Act, Draw, Due, Tick
from ludotheque.core.match import Moment, begin
from ludotheque.core.refusal import Refused
from ludotheque.core.testing.trial import SOME, Trial, tried


def inputs_not_due_are_refused(trial: Trial) -> None:
    """Inputs that are late, early, out of turn, in the past or not due are refused."""
    for moment in trial.moments(SOME):
        due = trial.game.due(moment.state)
        for given in _not_due(trial, moment, due):
            result = tried(trial.game, moment, given)
            assert isinstance(result, Refused), f"{given} was accepted though {due}"
            assert result.key


def _not_due(trial: Trial, moment: Moment[Any], due: Due) -> list[Act[Any] | Draw | Tick]:
    some = trial.rng.choice(trial.catalogue)
    foreign = [seat for seat in (*trial.seats, len(trial.own)) if seat not in due.seats and seat not in due.also]
    inputs: list[Act[Any] | Draw | Tick] = [Act(moment.at, seat, some) for seat in foreign]
    inputs += [Tick(moment.at - 1), Draw(moment.at, len(due.odds)), Draw(moment.at, -1), Draw(moment.at + 1, 0)]
    if due.deadline is None or due.odds:
        inputs.append(Tick(moment.at))
    else:
        inputs += [Tick(due.deadline - 1), Tick(due.deadline + 1)]
    for seat in due.seats:
        action = next(iter(trial.game.legal(moment.state, seat)))
        inputs.append(Act(moment.at - 1, seat, action))
        if due.deadline is not None:
            inputs.append(Act(due.deadline, seat, action))
    return inputs


def seat_counts_are_checked(trial: Trial) -> None:
    """One seat too many or too few is refused."""
    allowed = trial.game.seats(trial.options)
    for count in (allowed.start - 1, allowed.stop):
        with pytest.raises(Refused):
            begin(trial.game, trial.options, (trial.own * (count + 1))[:count])


def unknown_seats_are_refused(trial: Trial) -> None:
    """Nobody looks or acts from a seat that is not there; -1 would be the seat of the last player."""
    game, state = trial.game, trial.last.state
    for seat in (-1, len(trial.own), "0"):
        for ask in (game.observe, lambda state, seat: list(game.legal(state, seat))):
            assert _refuses(ask, state, seat), f"seat {seat!r} was accepted"


def wrong_settings_are_refused(trial: Trial) -> None:
    """`start` refuses what is no options or own settings, and any value in them that JSON could not have brought."""
    game, own = trial.game, trial.own
    for options in (None, *_spoilt(trial.options, game.options)):
        assert _refuses(game.start, options, own), f"{options} were accepted"
    for settings in (None, *_spoilt(own[0], game.own)):
        assert _refuses(game.start, trial.options, (settings, *own[1:])), f"{settings} were accepted"


def _refuses(ask: Callable[..., object], *given: object) -> bool:
    try:
        ask(*given)
    except Refused:
        return True
    return False


def _spoilt(settings: Any, kind: Any) -> Iterator[Any]:
    """The settings with a single value in each that its type does not allow."""
    for name in kind.__struct_fields__:
        for value in (-1, "unheard-of", None):
            spoilt = replace(settings, **{name: value})
            try:
                decoded(kind, spoilt)
            except UNFIT:
                yield spoilt
