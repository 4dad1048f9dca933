"""The page as assistive technology has it: a tree of roles and names, and where the focus is."""

from dataclasses import dataclass
from typing import Any, Self

from playwright.sync_api import Page


@dataclass(frozen=True)
class Node:
    """Something in the tree; `dom` is what the browser knows its element by."""

    role: str
    name: str
    live: str | None
    dom: int

    @classmethod
    def of(cls, node: dict[str, Any]) -> Self:
        properties = {
            each["name"]: each["value"].get("value") for each in node.get("properties", [])
        }
        return cls(
            node["role"]["value"],
            node.get("name", {}).get("value", ""),
            properties.get("live"),
            node.get("backendDOMNodeId", 0),
        )


class Tree:
    """What can be read and done without seeing the page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._devtools = page.context.new_cdp_session(page)
        for domain in ("Accessibility", "DOM"):
            self._devtools.send(f"{domain}.enable")

    def nodes(self) -> list[Node]:
        """Everything in the tree, in its order."""
        found = self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        return [Node.of(node) for node in found if not node["ignored"]]

    def focused(self) -> Node:
        """Where the focus is; what was taken away since it was found is looked for again."""
        node = self._focused()
        for _ in range(5):
            if node.role != "none":
                break
            self._page.wait_for_timeout(50)
            node = self._focused()
        return node

    def _focused(self) -> Node:
        active = self._devtools.send("Runtime.evaluate", {"expression": "document.activeElement"})
        where = {"objectId": active["result"]["objectId"], "fetchRelatives": False}
        [node] = self._devtools.send("Accessibility.getPartialAXTree", where)["nodes"]
        return Node.of(node)

    def activate(self, node: Node) -> None:
        """Do what the node does, as a screen reader lets its user."""
        element = self._devtools.send("DOM.resolveNode", {"backendNodeId": node.dom})["object"]
        click = {"functionDeclaration": "function () { this.click() }"}
        self._devtools.send("Runtime.callFunctionOn", {"objectId": element["objectId"], **click})
