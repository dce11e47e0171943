"""Goes through all steps of a walk and passes its questions."""

from cartes_widgets.lesson_widgets.walkthrough import Walkthrough


def walked(walk: Walkthrough) -> Walkthrough:
    while walk.gate >= 0 and not walk.reply:
        walk.set_state({"step": walk.gate})
        walk.on_page_message({"do": "pass", "revision": walk.revision})
        walk.set_state({"step": min(walk.gate + 1, len(walk.steps) - 1)})
    return walk
