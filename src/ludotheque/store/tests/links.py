"""A link to a server that a test may cut, at the very byte it wants."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Self


class Link:
    """Forwards connections to a port; `on_sent` and `on_answered` see the bytes of each, and cut it by returning True.

    What cuts a request is not forwarded; what cuts an answer is withheld.
    """

    def __init__(self, port: int) -> None:
        self.target = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.on_sent: Callable[[bytes], bool] = lambda _: False
        self.on_answered: Callable[[bytes], bool] = lambda _: False
        self.down = False
        """Whether new connections are refused."""
        self.silent = False
        """Whether everything is swallowed, and nobody is told: a network that has gone without a word."""
        self.open: list[socket.socket] = []
        threading.Thread(target=self.accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.listener.close()
        self.cut()

    def cut(self) -> None:
        """Cut every connection."""
        for end in self.open:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.open = []

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                if self.down:
                    near.close()
                    continue
                try:
                    far = socket.create_connection(("127.0.0.1", self.target))
                except OSError:
                    near.close()
                    continue
                self.open += [near, far]
                threading.Thread(target=self.forward, args=(near, far, True), daemon=True).start()
                threading.Thread(target=self.forward, args=(far, near, False), daemon=True).start()

    def forward(self, one: socket.socket, other: socket.socket, sent: bool) -> None:
        with suppress(OSError):
            while data := one.recv(1 << 16):
                if self.silent:
                    continue
                if (self.on_sent if sent else self.on_answered)(data):
                    break
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
