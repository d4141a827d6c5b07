"""Prints, one a line, the resources of an account except the stack and the roles of the CDK itself."""

import botocore.session

session = botocore.session.get_session()


def pages(service, operation, key):
    client = session.create_client(service)
    if client.can_paginate(operation):
        for page in client.get_paginator(operation).paginate():
            yield from page.get(key, [])
    else:
        yield from getattr(client, operation)().get(key, [])


# The CDK itself stores its bootstrap version in a parameter.
parameters = [
    p["Name"]
    for p in pages("ssm", "describe_parameters", "Parameters")
    if not p["Name"].startswith("/cdk-bootstrap/")
]
found = [
    ("stack", [s["StackName"] for s in pages("cloudformation", "describe_stacks", "Stacks")]),
    ("table", pages("dynamodb", "list_tables", "TableNames")),
    ("function", [f["FunctionName"] for f in pages("lambda", "list_functions", "Functions")]),
    ("API", [a["Name"] for a in pages("apigatewayv2", "get_apis", "Items")]),
    ("log group", [g["logGroupName"] for g in pages("logs", "describe_log_groups", "logGroups")]),
    ("queue", pages("sqs", "list_queues", "QueueUrls")),
    ("alarm", [a["AlarmName"] for a in pages("cloudwatch", "describe_alarms", "MetricAlarms")]),
    ("bucket", [b["Name"] for b in pages("s3", "list_buckets", "Buckets")]),
    ("topic", [t["TopicArn"] for t in pages("sns", "list_topics", "Topics")]),
    ("dashboard", [d["DashboardName"] for d in pages("cloudwatch", "list_dashboards", "DashboardEntries")]),
    ("secret", [s["Name"] for s in pages("secretsmanager", "list_secrets", "SecretList")]),
    ("schedule", [s["Name"] for s in pages("scheduler", "list_schedules", "Schedules")]),
    ("parameter", parameters),
    ("role", [r["RoleName"] for r in pages("iam", "list_roles", "Roles")]),
]
for kind, names in found:
    for name in names:
        if name != "CDKToolkit" and not name.startswith("cdk-"):
            print(kind, name)
