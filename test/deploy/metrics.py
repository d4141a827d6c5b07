"""Prints every metric that the deployed functions have logged, one a line: entity and action."""

from logged import logged_objects

for line in logged_objects():
    if "_aws" in line:
        print(line["entity"], line["action"])
