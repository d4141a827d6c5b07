"""Prints every error that the deployed functions have logged, one a line, except timeouts of a busy machine."""

import json

from logged import logged_objects


def is_timeout(line):
    """Whether a request timed out."""
    error = line.get("error")
    return isinstance(error, dict) and error.get("name") == "TimeoutError"


for line in logged_objects():
    if line.get("level") == "ERROR" and not is_timeout(line):
        print(json.dumps(line))
