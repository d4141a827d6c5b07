"""The credentials with which schemathesis calls the service, and the ids that it sends."""

import atexit
import itertools
import json
import os
from collections import Counter
from pathlib import Path
from urllib.parse import urlencode

import schemathesis
from schemathesis import GenerationMode

with Path(os.environ["DESCRIPTION_ACCESS"]).open(encoding="utf-8") as file:
    access = json.load(file)

# More than there are of any record; ids beyond it are not found.
KNOWN_IDS = 24
LARGEST_ID = 10**12
# The gateway takes 10,240 bytes of request line and headers.
LONGEST_QUERY = 8000

keys = itertools.cycle(access["keys"])
sessions = itertools.cycle(access["sessions"])
# Each session is of a different member, so that ending one does not end another.
ending = itertools.cycle(access["ending"])
ENDING_PATHS = ("/v1/auth/logout", "/v1/session/{id}")
OWN_APPS = ("/v1/auth", "/v1/accounts", "/v1/session", "/v1/notifications", "/v1/push")


@schemathesis.auth(refresh_interval=None)
class Credentials:
    """Another key or session for each call, so that none meets its rate limit."""

    def get(self, case: schemathesis.Case, context: schemathesis.AuthContext) -> str:
        if case.operation.path in ENDING_PATHS:
            return next(ending)
        return next(sessions if case.operation.path.startswith(OWN_APPS) else keys)

    def set(self, case: schemathesis.Case, data: str, context: schemathesis.AuthContext) -> None:
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {data}"}


call_counts = Counter()


@schemathesis.hook
def after_call(context, case, response):
    call_counts[case.operation.label] += 1


@atexit.register
def write_counts():
    """Writes how often each operation was called, to be added up over all runs."""
    if not call_counts:
        return
    counts = Path(os.environ["DESCRIPTION_COUNTS"], f"{os.getpid()}.json")
    counts.write_text(json.dumps(call_counts), encoding="utf-8")


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    return with_known_ids(path_parameters)


@schemathesis.hook
def map_body(context, body):
    return with_known_ids(body)


@schemathesis.hook
def map_headers(context, headers):
    """Random versions match no record, so most calls send `*` instead."""
    headers = headers or {}
    size = len(str(dict(headers)))
    if "If-Match" in headers and size % 4:
        headers["If-Match"] = "*"
    if context.operation.path.startswith("/v1/openapi") and size % 8:
        headers["If-None-Match"] = "*"
    return headers


def with_known_ids(values):
    """Random ids match no record, so most are replaced by ids that may exist."""
    if not isinstance(values, dict):
        return values
    return {name: known_id(value) if is_reference(name) else value for name, value in values.items()}


def is_reference(name):
    return name in ("id", "iid") or name.endswith("_id")


def known_id(value):
    if isinstance(value, list):
        return [known_id(one) for one in value]
    is_id = isinstance(value, int) and not isinstance(value, bool) and KNOWN_IDS < value <= LARGEST_ID
    return 1 + value % KNOWN_IDS if is_id and value % 4 else value


@schemathesis.hook
def filter_case(context, case):
    """Leaves out invalid input that the service accepts all the same, as the description says in text."""
    is_negative = case.meta is not None and case.meta.generation.mode == GenerationMode.NEGATIVE
    if len(urlencode(case.query or {}, doseq=True)) > LONGEST_QUERY:
        return False
    is_tolerated = is_tolerated_value(case.body) or is_key_of_preview(case) or has_records(case.body)
    return not (is_negative and is_tolerated)


def has_records(body):
    """An invalid record among many gets an error in its own entry of a 200 response."""
    return isinstance(body, dict) and bool(body.get("records"))


def is_key_of_preview(case):
    """A dry run ignores the Idempotency-Key."""
    is_preview = str((case.query or {}).get("dry_run")).lower() == "true"
    return is_preview and "Idempotency-Key" in (case.headers or {})


def is_tolerated_value(value):
    """Blank text counts as null, duplicates collapse, and a null removes a custom field."""
    if isinstance(value, (str, bytes)):
        return not value.strip()
    if isinstance(value, list):
        texts = [json.dumps(one, sort_keys=True) for one in value]
        return len(set(texts)) < len(texts) or any(map(is_tolerated_value, value))
    if isinstance(value, dict):
        own = value.get("custom_fields")
        removes = isinstance(own, dict) and None in own.values()
        return removes or any(map(is_tolerated_value, value.values()))
    return False
