"""Headless Chromium as phones, spoken to over its debugging port. For a thread of its own."""

import base64
import itertools
import json
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import connect

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 90.0


def find_chromium() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Chromium:
    """One browser; each phone is a context of its own, with its own storage."""

    def __init__(self, executable: str) -> None:
        self._profile = tempfile.TemporaryDirectory(
            prefix="phones-of-the-tests-", ignore_cleanup_errors=True
        )
        self._process = subprocess.Popen(
            [
                executable,
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--no-default-browser-check",
                "--disable-background-timer-throttling",
                "--disable-renderer-backgrounding",
                "--disable-backgrounding-occluded-windows",
                "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
                "--remote-debugging-port=0",
                f"--user-data-dir={self._profile.name}",
                "about:blank",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        port, path = self._where()
        self._open = ExitStack()
        self._line = self._open.enter_context(
            connect(f"ws://127.0.0.1:{port}{path}", max_size=None)
        )
        self._numbers = itertools.count(1)
        self.pages: dict[str, Page] = {}

    def _where(self) -> tuple[str, str]:
        file = Path(self._profile.name, "DevToolsActivePort")
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            lines = file.read_text().split() if file.exists() else []
            if len(lines) == 2:
                return lines[0], lines[1]
            if self._process.poll() is not None:
                raise RuntimeError(f"chromium ended with {self._process.returncode}")
            time.sleep(0.05)
        raise TimeoutError("chromium does not answer")

    def call(self, method: str, session: str | None = None, **values: object) -> dict[str, Any]:
        return self.burst([(method, values)], session)[0]

    def burst(
        self, calls: list[tuple[str, dict[str, Any]]], session: str | None = None
    ) -> list[dict[str, Any]]:
        """Several calls in one breath: a tap must not become a long press on a busy machine."""
        numbers = [next(self._numbers) for _ in calls]
        for number, (method, values) in zip(numbers, calls, strict=True):
            message: dict[str, object] = {"id": number, "method": method, "params": values}
            if session:
                message["sessionId"] = session
            self._line.send(json.dumps(message))
        answers: dict[int, dict[str, Any]] = {}
        while len(answers) < len(numbers):
            answer = json.loads(self._line.recv(timeout=PATIENCE))
            if "id" not in answer:
                self._note(answer)
            elif "error" in answer:
                raise RuntimeError(f"{calls[0][0]}: {answer['error']}")
            else:
                answers[answer["id"]] = answer["result"]
        return [answers[number] for number in numbers]

    def _note(self, event: dict[str, Any]) -> None:
        page = self.pages.get(event.get("sessionId", ""))
        if page is not None:
            page.note(event["method"], event["params"])

    def phone(
        self, width: int = 390, height: int = 844, language: str = "en", *, ratio: float = 1.0
    ) -> "Page":
        context = self.call("Target.createBrowserContext")["browserContextId"]
        return self.tab(context, width, height, language, ratio=ratio)

    def tab(
        self, context: str, width: int, height: int, language: str, *, ratio: float = 1.0
    ) -> "Page":
        target = self.call("Target.createTarget", url="about:blank", browserContextId=context)
        session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        page = Page(self, session["sessionId"], context)
        self.pages[page.session] = page
        for domain in ("Page", "Runtime", "Log", "Network"):
            page.call(f"{domain}.enable")
        page.resize(width, height, ratio)
        page.call("Emulation.setTouchEmulationEnabled", enabled=True)
        page.call("Emulation.setFocusEmulationEnabled", enabled=True)
        calm = [{"name": "prefers-reduced-motion", "value": "reduce"}]
        page.call("Emulation.setEmulatedMedia", features=calm)
        agent = "Mozilla/5.0 (Linux; Android 12) Chrome/150 Mobile"
        page.call("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=language)
        return page

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._profile.cleanup()


class Page:
    """One tab. `complaints` has what its console said in red."""

    def __init__(self, browser: Chromium, session: str, context: str) -> None:
        self.browser, self.session, self.context = browser, session, context
        self.complaints: list[str] = []
        self.asked: list[str] = []
        """Addresses of all requests."""

    def call(self, method: str, **values: object) -> dict[str, Any]:
        return self.browser.call(method, self.session, **values)

    def note(self, method: str, told: dict[str, Any]) -> None:
        if method == "Runtime.exceptionThrown":
            details = told["exceptionDetails"]
            self.complaints.append(str(details.get("exception", details))[:600])
        elif method == "Log.entryAdded" and told["entry"]["level"] == "error":
            self.complaints.append(f"{told['entry']['text']} {told['entry'].get('url', '')}")
        elif method == "Network.requestWillBeSent":
            self.asked.append(told["request"]["url"])

    def resize(self, width: int, height: int, ratio: float = 1.0) -> None:
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=ratio,
            mobile=True,
        )

    def go(self, url: str) -> None:
        self.call("Page.navigate", url=url)

    def run(self, expression: str) -> Any:
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"])[:800])
        return result["result"].get("value")

    def wait(self, expression: str) -> Any:
        """Until this is true in the page; what it is then."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                value = self.run(expression)
                error = None
            except RuntimeError as not_yet:
                value, error = None, not_yet  # between two pages nothing is there
            if value:
                return value
            if time.monotonic() > end:
                seen = self.run(
                    "[document.body.innerText.slice(0, 300),"
                    " ...['large', 'sheet'].filter((id) => !document.getElementById(id).hidden),"
                    " document.querySelectorAll('.selected').length].join(' | ')"
                )
                raise TimeoutError(f"{expression}: {seen!r}; {self.complaints}; {error}")
            time.sleep(0.03)

    def tap(self, selector: str, times: int = 1) -> None:
        """A finger on the middle of an element, `times` in one breath."""
        place = self.wait(
            f"(async () => {{ const e = document.querySelector({json.dumps(selector)});"
            " if (!e || e.disabled || !e.getClientRects().length) return null;"
            " const over = (a) => a.effect.target.contains(e);"
            " await Promise.all(document.getAnimations().filter(over).map((a) => a.finished));"
            " const r = e.getBoundingClientRect();"
            " return [r.x + r.width / 2, r.y + r.height / 2]; })()"
        )
        touch = "Input.dispatchTouchEvent"
        point = [{"x": place[0], "y": place[1]}]
        down = (touch, {"type": "touchStart", "touchPoints": point})
        up = (touch, {"type": "touchEnd", "touchPoints": []})
        self.browser.burst([down, up] * times, self.session)

    def picture(self) -> bytes:
        data: str = self.call("Page.captureScreenshot", format="png")["data"]
        return base64.b64decode(data)
