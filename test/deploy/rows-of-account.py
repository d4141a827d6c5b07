"""Prints, one a line, the keys of the rows of a table that belong to an account."""

import re
import sys

import botocore.session

client = botocore.session.get_session().create_client("dynamodb")
table, account = sys.argv[1:]
of_account = re.compile(rf"(^|#)(A|ACCOUNT)#{account}#")

for page in client.get_paginator("scan").paginate(TableName=table):
    for row in page["Items"]:
        pk, sk = row["pk"]["S"], row["sk"]["S"]
        named = row.get("account_id", {}).get("N") == account
        own = pk == "ACCOUNT" and int(sk) == int(account)
        member = any(
            one["M"]["account_id"]["N"] == account for one in row.get("memberships", {}).get("L", [])
        )
        if named or own or member or of_account.search(pk) or of_account.search(sk):
            print(pk, sk)
