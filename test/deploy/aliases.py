"""Prints every deployed function with the version that its alias has come to, one a line."""

import botocore.session

client = botocore.session.get_session().create_client("lambda")
for page in client.get_paginator("list_functions").paginate():
    for function in page["Functions"]:
        aliases = client.list_aliases(FunctionName=function["FunctionName"])["Aliases"]
        print(function["Description"], *(alias["FunctionVersion"] for alias in aliases))
