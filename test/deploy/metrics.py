"""Prints every write that the deployed functions have counted, one a line: entity and action."""

from logged import logged_objects

for line in logged_objects():
    if "_aws" in line and "writes" in line:
        for _ in range(line["writes"]):
            print(line["entity"], line["action"])
