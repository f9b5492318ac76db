"""What others notice of a single attacker: a calm crowd plays, without and under the attack."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from bench.live.post import post
from bench.load.attackers import ATTACKERS, attack
from bench.load.long_match import judged_match, long_match
from bench.load.open_loop import Answers
from bench.load.plan import Plan
from bench.load.rates import play, until_ready
from bench.load.report import AttackRow
from bench.load.tables import Say, Server, Table, close_all, screens_of
from bench.load.usage import Usage
from bench.load.wires import PROXY, Target

EVE = "127.0.3.1"
"""Where the attacker's own table is opened from."""


async def attacks(plan: Plan, names: Sequence[str], folder: Path, say: Say) -> list[AttackRow]:
    """One attacker at a time; each gets a new server, unless the plan has them share one."""
    rows: list[AttackRow] = []
    shared = [names] if plan.one_server else [[name] for name in names]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context) as pool:
        await asyncio.wrap_future(pool.submit(os.getpid))
        for number, some in enumerate(shared):
            with Server(folder, f"attacks-{number}", variables={"LUDOTHEQUE_PROXIES": PROXY}) as server:
                rows += await attacked(plan, some, server, pool, say)
    return rows


async def attacked(
    plan: Plan, names: Sequence[str], server: Server, pool: ProcessPoolExecutor, say: Say
) -> list[AttackRow]:
    """These attackers at one server."""
    await server.warm_up(plan.warm_up)
    crowd = await server.open(plan.calm_tables)
    replay = await long_match(server, plan.long_match) if "replays" in names else ""
    judged = await judged_match(server, plan.judged_match) if "opinions" in names else ""
    rows = []
    for name in names:
        target = await target_of(plan, server, replay, judged)
        await until_ready(crowd)
        calm, _ = await play(server, crowd, plan.calm_rate, plan.calm_seconds)
        done = asyncio.wrap_future(pool.submit(attack, name, target))
        under, used = await play(server, crowd, plan.calm_rate, plan.attack_seconds)
        rows.append(attack_row(name, calm, under, used, await done))
        say(f"attacks: {name}: p99 {rows[-1].calm_p99_ms:,.1f} -> {rows[-1].p99_ms:,.1f} ms")
        await come_back(crowd)
    close_all(crowd)
    return rows


async def target_of(plan: Plan, server: Server, replay: str, judged: str) -> Target:
    """A table of the attacker's own at this server."""
    asked = {"game": "uluru", "chairs": 2, "name": "Eve"}
    found, cookie = await asyncio.to_thread(post, server.port, "/api/tables", asked, EVE)
    return Target(server.port, found["table"], cookie, replay, judged, plan.attack_seconds, plan.attack_scale)


async def come_back(crowd: list[Table]) -> None:
    """People whose connection was lost connect again."""
    for screen in screens_of(crowd):
        if screen.gone:
            await screen.connect()


def attack_row(name: str, calm: Answers, under: Answers, used: Usage, done: dict[str, int]) -> AttackRow:
    return AttackRow(
        name=name,
        what=(ATTACKERS[name].__doc__ or "").rstrip("."),
        calm_p50_ms=calm.at(0.5),
        calm_p99_ms=calm.at(0.99),
        p50_ms=under.at(0.5),
        p99_ms=under.at(0.99),
        max_ms=under.at(1),
        acts=under.due,
        unanswered=under.unanswered,
        lost=under.lost,
        cpu_percent=used.cpu_percent,
        waited_percent=used.waited_percent,
        done=done,
    )
