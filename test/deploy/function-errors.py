"""Prints every error that the deployed functions have logged, one a line."""

import json

import botocore.session

logs = botocore.session.get_session().create_client("logs")
for group in logs.describe_log_groups()["logGroups"]:
    for page in logs.get_paginator("filter_log_events").paginate(logGroupName=group["logGroupName"]):
        for event in page["events"]:
            message = event["message"].rstrip()
            if message.startswith("{") and json.loads(message).get("level") == "error":
                print(message)
