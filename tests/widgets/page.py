"""What a page does with a widget in the tests: it sends messages and reads the state."""


def post(widget, content):
    """Sends `content`, which may be anything, to a widget as its page does."""
    data = {"method": "custom", "content": content}
    if hasattr(widget, "deliver"):
        # The site's replacement of Jupyter's widgets has no comm.
        widget.deliver(data)
    else:
        widget.comm.handle_msg({"content": {"data": data}, "buffers": []})


def send(widget, do=None, revision=None, **rest):
    """Sends a message of the widget's page.

    Args:
        do: what the page asks for; None for a message without it.
        revision: the revision that the page shows; None for the current one.
    """
    asked = {} if do is None else {"do": do}
    post(widget, {**asked, "revision": widget.revision if revision is None else revision, **rest})
    return widget


def page_state(widget):
    """The traits of a widget that its page knows, except button texts and Jupyter's own layout."""
    state = widget.get_state()
    others = {"texts", "layout"}  # the latter has another id for each widget
    return {name: state[name] for name in state if name[0] != "_" and name not in others}
