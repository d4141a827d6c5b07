"""What the deployed functions have logged."""

import json

import botocore.session


def logged_objects():
    """Each line of every function's log that is a JSON object."""
    logs = botocore.session.get_session().create_client("logs")
    for group in logs.describe_log_groups()["logGroups"]:
        name = group["logGroupName"]
        for page in logs.get_paginator("filter_log_events").paginate(logGroupName=name):
            for event in page["events"]:
                message = event["message"].rstrip()
                if message.startswith("{"):
                    yield json.loads(message)
