"""Secrecy by twins: two states that differ only in what a viewer may not know must look the same to them.

Not only now, but after anything that happens next, also in refusals and legal actions, and however often others acted.
Twins are made in three ways: by acts that the viewer must not notice, by acts that they must not tell apart, and by
imagining a state from their view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from msgspec import Struct

from ludotheque.core.coding import encode
from ludotheque.core.game import Act, Draw, Event, Input, Seat, Tick
from ludotheque.core.match import Moment
from ludotheque.core.record import AnyGame
from ludotheque.core.refusal import Refused
from ludotheque.core.testing.trial import Trial, tried

Notices: TypeAlias = Callable[[Any, Act[Any], Seat | None], object]
"""What a viewer may notice of an act in a state: None is nothing, and equal values are indistinguishable."""
Discloses: TypeAlias = Callable[[Input[Any], Event, Seat | None], bool]
"""Whether an event of an input may end a secret for a viewer; twins may differ from then on."""

MOMENTS = 4
ACTS = 6
STEPS = 3
"""Number of inputs that twins are followed for."""


class Secrecy(Struct, frozen=True):
    """What a game keeps secret, declared outside its rules."""

    notices: Notices
    discloses: Discloses


def frame(game: AnyGame, moment: Moment[Any], viewer: Seat | None) -> bytes:
    """Everything that a viewer's screen can depend on."""
    due = game.due(moment.state)
    view = game.observe(moment.state, viewer)
    legal = [] if viewer is None else list(game.legal(moment.state, viewer))
    mine = (viewer in due.seats, viewer in due.also)
    return encode((view, game.forget(view), legal, mine, due.deadline, due.chapter_of(viewer), due.quiet, due.over))


def seen(
    game: AnyGame, result: tuple[Moment[Any], tuple[Event, ...]] | Refused, viewer: Seat | None, *, actor: bool
) -> bytes:
    """What a viewer notices of an input: its refusal if it was theirs, else their events and their new frame."""
    if isinstance(result, Refused):
        return encode((result.key, result.about)) if actor else b"refused"
    moment, events = result
    return encode([event for event in events if event.seen_by(viewer)]) + frame(game, moment, viewer)


def nothing_leaks(trial: Trial, secrecy: Secrecy) -> None:
    """No viewer notices a hidden act, and twins look alike until a secret is disclosed.

    Twins that differ only in the number of secret acts look alike for ever.
    """
    never = Secrecy(secrecy.notices, lambda _given, _event, _viewer: False)
    for moment in trial.moments(MOMENTS):
        for viewer in trial.viewers:
            for one, other in _there_and_back(trial, secrecy, moment, viewer):
                _look_alike(trial, never, one, other, viewer)
            for one, other in _twins(trial, secrecy, moment, viewer):
                _look_alike(trial, secrecy, one, other, viewer)


def _twins(
    trial: Trial, secrecy: Secrecy, moment: Moment[Any], viewer: Seat | None
) -> Iterator[tuple[Moment[Any], Moment[Any]]]:
    game = trial.game
    yield moment, Moment(game.imagine(game.observe(moment.state, viewer), trial.rng), moment.at, moment.draws)
    twin = moment
    for _ in range(ACTS):
        unseen = [act for act in _acts(trial, twin) if secrecy.notices(twin.state, act, viewer) is None]
        if not unseen:
            break
        twin, events = _done(trial, twin, trial.rng.choice(unseen))
        assert not any(event.seen_by(viewer) for event in events), f"an event tells viewer {viewer} of a hidden act"
        assert frame(game, twin, viewer) == frame(game, moment, viewer), f"viewer {viewer} notices a hidden act"
        yield moment, twin
    for one, other in _pairs(trial, secrecy, moment, viewer):
        first, second = _done(trial, moment, one), _done(trial, moment, other)
        if not (_parts(secrecy, one, first, viewer) or _parts(secrecy, other, second, viewer)):
            same = seen(game, first, viewer, actor=False) == seen(game, second, viewer, actor=False)
            assert same, f"viewer {viewer} can tell {one} from {other}"
            yield first[0], second[0]


def _there_and_back(
    trial: Trial, secrecy: Secrecy, moment: Moment[Any], viewer: Seat | None
) -> Iterator[tuple[Moment[Any], Moment[Any]]]:
    """A hidden act and another that undoes it: twins that differ only in the number of hidden acts."""
    unseen = [act for act in _acts(trial, moment) if secrecy.notices(moment.state, act, viewer) is None]
    if not unseen:
        return
    there = trial.rng.choice(unseen)
    before = encode(trial.game.observe(moment.state, there.seat))
    between, _ = _done(trial, moment, there)
    for back in _acts(trial, between):
        if back.seat == there.seat and secrecy.notices(between.state, back, viewer) is None:
            twin, _ = _done(trial, between, back)
            if encode(trial.game.observe(twin.state, there.seat)) == before:
                yield moment, twin
                return


def _pairs(
    trial: Trial, secrecy: Secrecy, moment: Moment[Any], viewer: Seat | None
) -> Iterator[tuple[Act[Any], Act[Any]]]:
    """Different acts of others that must look the same to the viewer."""
    alike: dict[tuple[Seat, object], list[Act[Any]]] = {}
    for act in _acts(trial, moment):
        noticed = secrecy.notices(moment.state, act, viewer)
        if act.seat != viewer and noticed is not None:
            alike.setdefault((act.seat, noticed), []).append(act)
    for acts in alike.values():
        if len(acts) > 1:
            one, other = trial.rng.sample(acts, 2)
            yield one, other


def _done(trial: Trial, moment: Moment[Any], act: Act[Any]) -> tuple[Moment[Any], tuple[Event, ...]]:
    result = tried(trial.game, moment, act)
    assert not isinstance(result, Refused), f"a legal action was refused: {act}"
    return result


def _parts(
    secrecy: Secrecy, given: Input[Any], result: tuple[Moment[Any], tuple[Event, ...]] | Refused, viewer: Seat | None
) -> bool:
    """Whether the result may disclose a secret to the viewer, so that twins may differ from here on."""
    events = () if isinstance(result, Refused) else result[1]
    return any(event.seen_by(viewer) and secrecy.discloses(given, event, viewer) for event in events)


def _acts(trial: Trial, moment: Moment[Any]) -> list[Act[Any]]:
    due = trial.game.due(moment.state)
    acting = sorted(due.seats | due.also)
    return [Act(moment.at, seat, action) for seat in acting for action in trial.game.legal(moment.state, seat)]


def _look_alike(
    trial: Trial, secrecy: Secrecy, moment: Moment[Any], twin: Moment[Any], viewer: Seat | None, steps: int = STEPS
) -> None:
    """Whatever happens in the next steps, the viewer cannot tell the twins apart unless a secret is disclosed."""
    onward: list[tuple[Moment[Any], Moment[Any]]] = []
    for given in _next_inputs(trial, secrecy, moment, twin, viewer):
        actor = isinstance(given, Act) and given.seat == viewer
        one, other = tried(trial.game, moment, given), tried(trial.game, twin, given)
        if _parts(secrecy, given, one, viewer) or _parts(secrecy, given, other, viewer):
            continue
        same = seen(trial.game, one, viewer, actor=actor) == seen(trial.game, other, viewer, actor=actor)
        assert same, f"viewer {viewer} can tell two states apart by {given}"
        if not isinstance(one, Refused) and not isinstance(other, Refused):
            onward.append((one[0], other[0]))
    if onward and steps > 1:
        _look_alike(trial, secrecy, *trial.rng.choice(onward), viewer, steps - 1)


def _next_inputs(
    trial: Trial, secrecy: Secrecy, moment: Moment[Any], twin: Moment[Any], viewer: Seat | None
) -> list[Input[Any]]:
    """Next inputs for both twins: any act of the viewer, acts of others that both states allow, ticks and draws."""
    common = {encode(act) for act in _acts(trial, twin)}
    others = [
        act
        for act in _acts(trial, moment)
        if act.seat != viewer
        and encode(act) in common
        and secrecy.notices(moment.state, act, viewer) == secrecy.notices(twin.state, act, viewer) is not None
    ]
    inputs: list[Input[Any]] = [*trial.rng.sample(others, min(ACTS, len(others)))]
    if viewer is not None:
        mine = list(trial.game.legal(moment.state, viewer))
        tries = trial.rng.sample(mine, min(ACTS, len(mine))) + trial.rng.sample(
            trial.catalogue, min(ACTS, len(trial.catalogue))
        )
        inputs += [Act(moment.at, viewer, action) for action in tries]
    due = trial.game.due(moment.state)
    if due.deadline is not None:
        inputs.append(Tick(due.deadline))
    if due.odds == trial.game.due(twin.state).odds:
        picks = [pick for pick, odd in enumerate(due.odds) if odd]
        inputs += [Draw(moment.at, pick) for pick in trial.rng.sample(picks, min(ACTS, len(picks)))]
    return inputs
