"""Prints entity and action of every write in the metrics of the deployed functions, one a line."""

from logged import logged_objects

for line in logged_objects():
    if "_aws" in line and "writes" in line:
        for _ in range(line["writes"]):
            print(line["entity"], line["action"])
