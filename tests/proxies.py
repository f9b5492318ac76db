"""Real proxies in front of real servers, from the examples in deploy/ with only names, addresses and paths replaced."""

from __future__ import annotations

import os
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPSConnection
from pathlib import Path
from typing import cast

import pytest
from msgspec import Struct

from tests.live import LiveServer
from tests.players import Player
from tools import bootstrap

EXAMPLES = bootstrap.ROOT / "deploy"
HERE, THERE = "127.0.0.1", "127.0.0.2"
"""Two addresses of this machine."""
AROUND = """
daemon off;
{user}
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
"""What the configuration of a system has around a site."""
CADDY_OPTIONS = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
"""It talks to nobody, and leaves the machine as it is."""


class Site(Struct, frozen=True):
    """Where browsers find the servers behind a proxy."""

    port: int
    authority: Path
    """The certificate that a browser trusts."""
    plain_port: int = 0
    """Where it answers without TLS."""

    @property
    def url(self) -> str:
        return f"https://{HERE}:{self.port}"

    @property
    def ws(self) -> str:
        return f"wss://{HERE}:{self.port}"

    def player(self, name: str) -> Player:
        """A player who comes through the proxy."""
        return Player(cast("LiveServer", self), name)

    def status(self, path: str, source: str = HERE, **headers: str) -> int:
        """What a client at this address of the machine is answered."""
        trust = ssl.create_default_context(cafile=str(self.authority))
        connection = HTTPSConnection(HERE, self.port, source_address=(source, 0), context=trust)
        try:
            connection.request("GET", path, headers={name.replace("_", "-"): text for name, text in headers.items()})
            return connection.getresponse().status
        finally:
            connection.close()


def needed(name: str) -> str:
    """A program; where there is none, the test is skipped."""
    found = bootstrap.program(name)
    if found is None:
        pytest.skip(f"there is no {name} on this machine, and tools/bootstrap.py could not unpack one")
    return found


def example(name: str, instead: Mapping[str, str]) -> str:
    """An example with these words replaced, all of which must be there."""
    text = (EXAMPLES / name).read_text("utf-8")
    for old, new in instead.items():
        assert old in text, f"{old} is not in {name}"
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path, name: str, servers: Mapping[str, LiveServer]) -> Iterator[Site]:
    """Run nginx with an example, in front of servers in the place of the addresses that the example names."""
    program, (secure, plain) = needed("nginx"), free_ports(2)
    certificate = certified(folder)
    listening = {"[::]:443": f"{THERE}:{secure}", "[::]:80": f"{THERE}:{plain}"}
    listening |= {"listen 443": f"listen {HERE}:{secure}", "listen 80": f"listen {HERE}:{plain}"}
    paths = {"/etc/letsencrypt/live/games.example": str(folder), "/var/www/html": str(folder)}
    behind = {address: f"{HERE}:{server.port}" for address, server in servers.items()}
    (folder / "site.conf").write_text(example(name, behind | listening | paths | {"games.example": HERE}), "utf-8")
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user), "utf-8")
    command = [program, "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    with serving(command, Site(secure, certificate, plain)) as site:
        yield site


@contextmanager
def caddy(folder: Path, server: LiveServer) -> Iterator[Site]:
    """Run Caddy with its example; for an address it issues a certificate itself."""
    program, (port,) = needed("caddy"), free_ports(1)
    text = example(
        "Caddyfile", {f"{HERE}:8000": f"{HERE}:{server.port}", "\ngames.example": f"\nhttps://{HERE}:{port}"}
    )
    (folder / "Caddyfile").write_text(CADDY_OPTIONS + text, "utf-8")
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    command = [program, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    with serving(command, Site(port, authority), environment) as site:
        yield site


def certified(folder: Path) -> Path:
    """A certificate for both addresses, which vouches for itself."""
    certificate = folder / "fullchain.pem"
    command = [needed("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-subj", "/CN=games", "-addext", f"subjectAltName=IP:{HERE},IP:{THERE}", "-days", "2"]
    command += ["-keyout", str(folder / "privkey.pem"), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    return certificate


def free_ports(count: int) -> list[int]:
    """Ports that nobody listens at."""
    sockets = [socket.create_server((HERE, 0)) for _ in range(count)]
    ports = [int(found.getsockname()[1]) for found in sockets]
    for found in sockets:
        found.close()
    return ports


@contextmanager
def serving(command: list[str], site: Site, environment: Mapping[str, str] | None = None) -> Iterator[Site]:
    """Run a proxy, from when it lets a browser in."""
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        while not lets_in(site):
            assert process.poll() is None, f"{command[0]} has ended"
            time.sleep(0.02)  # asked again: there is nothing to wait on
        yield site
    finally:
        process.terminate()
        process.wait()


def lets_in(site: Site) -> bool:
    """Whether it listens and has its certificate; raises if a browser would not trust that."""
    try:
        trust = ssl.create_default_context(cafile=str(site.authority))
        with socket.create_connection((HERE, site.port)) as plain, trust.wrap_socket(plain, server_hostname=HERE):
            return True
    except ssl.SSLCertVerificationError:
        raise
    except (ssl.SSLError, ConnectionError, FileNotFoundError):
        return False
