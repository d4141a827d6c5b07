"""
Starts MiniStack with four features that it lacks for these stacks:

- the condition key `dynamodb:LeadingKeys`, which restricts the roles of functions to partitions (without
  it, a condition on all values of the key is true for every request);
- TLS, which the buckets require: here, every request counts as if it used TLS;
- a role that may send a message to a queue may also send a batch;
- the attributes of a resource in a nested stack remain known after an update, which does not return them.
"""

import json
import re

from ministack.app import main
from ministack.core import iam_actions, iam_evaluator
from ministack.services.cloudformation import provisioners

KEY = "dynamodb:LeadingKeys"
PARTITION = "pk"


class Action(str):
    """The action of one item of a transaction, which is checked with its own key alone."""

    leading_key = None


def partition_of(detail):
    """The partition that a request or an item of it names; None where it names none."""
    key = detail.get("Key") or detail.get("Item") or {}
    return key.get(PARTITION, {}).get("S")


def batch_partitions(request):
    """The partitions that a batch reads, as `{Keys: [...]}`, or writes, as a list of writes."""
    for rows in request.get("RequestItems", {}).values():
        reads = rows.get("Keys", []) if isinstance(rows, dict) else []
        writes = rows if isinstance(rows, list) else []
        for key in reads:
            yield partition_of({"Key": key})
        for write in writes:
            for detail in write.values():
                yield partition_of(detail)


def queried_partition(request):
    """The partition of a query: the value that its condition asks of the partition key."""
    names = request.get("ExpressionAttributeNames", {})
    values = request.get("ExpressionAttributeValues", {})
    conditions = re.findall(r"(#?\w+) *= *(:\w+)", request.get("KeyConditionExpression", ""))
    for name, value in conditions:
        if names.get(name, name) == PARTITION:
            return values.get(value, {}).get("S")
    return None


def service_context(body):
    request = json.loads(body or b"{}")
    keys = [partition_of(request), queried_partition(request), *batch_partitions(request)]
    named = [key for key in keys if key is not None]
    return {**original_context(body), **({KEY: named} if named else {})}


def transaction_checks(iam_action, body, region, account_id):
    checks = original_checks(iam_action, body, region, account_id)
    items = json.loads(body or b"{}").get("TransactItems", []) if checks else []
    for (name, arn), item in zip(checks, items, strict=True):
        action = Action(name)
        (detail,) = item.values()
        action.leading_key = partition_of(detail)
        yield action, arn


def enforce(access_key, iam_action, service, region, resource_arn="*", service_context=None):
    own = getattr(iam_action, "leading_key", None)
    if iam_action == "sqs:SendMessageBatch":
        iam_action = "sqs:SendMessage"
    context = {**(service_context or {}), **({KEY: [own]} if own else {})}
    return original_enforce(access_key, iam_action, service, region, resource_arn, context)


def resolve_key(key, context):
    if key.lower() == "aws:securetransport":
        return "true"
    return original_key(key, context)


def provision(*args):
    physical_id, attributes = original_provision(*args)
    known_attributes[physical_id] = attributes or {}
    return physical_id, attributes


def update(resource_type, physical_id, *args):
    new_id, attributes = original_update(resource_type, physical_id, *args)
    known_attributes[new_id] = {**known_attributes.get(physical_id, {}), **(attributes or {})}
    return new_id, known_attributes[new_id]


known_attributes = {}
original_provision = provisioners._provision_resource
original_update = provisioners._update_resource
provisioners._provision_resource = provision
provisioners._update_resource = update
original_key = iam_evaluator._resolve_condition_key
original_context = iam_actions.dynamodb_service_context
original_checks = iam_actions.dynamodb_transaction_checks
original_enforce = iam_evaluator.enforce
iam_actions.dynamodb_service_context = service_context
iam_actions.dynamodb_transaction_checks = lambda *args: list(transaction_checks(*args))
iam_evaluator.enforce = enforce
iam_evaluator._resolve_condition_key = resolve_key

main()
