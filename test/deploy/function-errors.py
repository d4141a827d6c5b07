"""Prints every error that the deployed functions have logged, one a line."""

import json

from logged import logged_objects

for line in logged_objects():
    if line.get("level") == "ERROR":
        print(json.dumps(line))
