"""Prints every error that the deployed functions have logged, one a line, but for a busy machine's delays."""

import json

from logged import logged_objects


def is_delay(line):
    """Whether something was given up because the time of its request was over."""
    error = line.get("error")
    return isinstance(error, dict) and error.get("name") == "TimeoutError"


for line in logged_objects():
    if line.get("level") == "ERROR" and not is_delay(line):
        print(json.dumps(line))
