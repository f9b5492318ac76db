"""The people of a hall: they join, come back, leave, are removed or forgotten."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.refusal import Refused
from ludotheque.hall.assembly import Assembly, Person
from ludotheque.hall.hall import Hall
from ludotheque.hall.opening import end_match, party_of
from ludotheque.hall.showing import side_of
from ludotheque.table.names import check_free, tidy_name


def team_for(hall: Hall, team: int) -> int:
    if hall.assembly.agreed.teams == "none":
        return 0
    if team < 1:
        raise Refused("hall-team")
    return team


async def join(hall: Hall, device: str, name: str, team: int) -> str:
    """The table of a person who takes part from the next round on; of one who comes back, the table they have."""
    async with hall.lock:
        hall.check_open()
        number = hall.assembly.number_of(device)
        if number is not None:
            return await come_back(hall, number)
        if hall.assembly.phase == "over":
            raise Refused("hall-over")
        if len(hall.assembly.people) >= hall.limits.hall_people:
            raise Refused("hall-full", most=hall.limits.hall_people)
        tidy = tidy_name(name, hall.limits)
        check_free(tidy, [other.name for other in hall.assembly.people if other.name and other.state != "removed"])
        person = Person(tidy, device, "", team_for(hall, team))
        return await seat(hall, len(hall.assembly.people), person)


async def come_back(hall: Hall, number: int) -> str:
    """The table of somebody who is here already, or who had left."""
    person = hall.assembly.people[number]
    if person.state == "removed":
        raise Refused("hall-removed")
    if hall.assembly.phase == "over":
        return person.room
    if person.room not in hall.rooms:
        return await seat(hall, number, replace(person, state="in"))
    if person.state == "left":
        await hall.save(hall.assembly.with_person(number, replace(person, state="in")))
        hall.note_seen(person)
        await hall.show()
    return person.room


async def seat(hall: Hall, number: int, person: Person) -> str:
    """Lay a table for a person."""
    room = await hall.tables.lay(party_of(hall.assembly, person))
    people = list(hall.assembly.people)
    people[number : number + 1] = [replace(person, room=room.party.id)]
    try:
        await hall.save(replace(hall.assembly, people=tuple(people)))
    except Exception:
        await hall.tables.take_back(room)
        raise
    hall.rooms[room.party.id] = room
    hall.note_seen(person)
    side = side_of(hall)
    for each in hall.rooms.values():  # one for all: it has a part for everybody
        each.hall = side
    return room.party.id


async def leave(hall: Hall, device: str) -> None:
    """Somebody takes no part any more; what they have reached stays."""
    async with hall.lock:
        number = hall.assembly.number_of(device)
        if number is None:
            raise Refused("hall-stranger")
        await send_off(hall, number, replace(hall.assembly.people[number], state="left"))


async def remove(hall: Hall, number: int) -> None:
    """The host removes somebody, with name and results, for good."""
    async with hall.lock:
        if number not in range(len(hall.assembly.people)):
            raise Refused("hall-stranger")
        await send_off(hall, number, replace(hall.assembly.people[number], state="removed"))


async def forget(hall: Hall, device: str) -> bool:
    """Forget a device: its person has no name, and a hall that it led has no host. Whether there was anything."""
    async with hall.lock:
        number = hall.assembly.number_of(device)
        if hall.assembly.host == device:
            await hall.save(replace(hall.assembly, host=None))
        elif number is None:
            return False
        if number is not None:
            await send_off(hall, number, nameless(hall.assembly.people[number]))
        return True


async def send_off(hall: Hall, number: int, person: Person) -> None:
    """Keep a person who takes no part any more; the match that they play alone ends, and they have no second try."""
    room, assembly = hall.rooms.get(person.room), hall.assembly.with_person(number, person)
    alone = room is not None and len(room.party.chairs) == 1
    if alone and room is not None and room.party.phase == "playing" and (round_ := assembly.current) is not None:
        assembly = assembly.with_round(replace(round_, people=tuple(who for who in round_.people if who != number)))
    await hall.save(assembly)
    if alone and room is not None:
        await end_match(room)
    await hall.show()


def nameless(person: Person) -> Person:
    """Somebody of whom nothing is known any more but their results."""
    return replace(person, name="", device=None, state="left" if person.state == "in" else person.state)


def without_device(assembly: Assembly, device: str) -> Assembly:
    """A hall that was put away, without this device."""
    number = assembly.number_of(device)
    if number is not None:
        assembly = assembly.with_person(number, nameless(assembly.people[number]))
    return replace(assembly, host=None) if assembly.host == device else assembly
