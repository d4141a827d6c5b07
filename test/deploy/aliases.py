"""Prints every deployed function with the hash of the code that its alias points to, one a line."""

import botocore.session

client = botocore.session.get_session().create_client("lambda")
for page in client.get_paginator("list_functions").paginate():
    for function in page["Functions"]:
        name = function["FunctionName"]
        live = client.get_function_configuration(FunctionName=name, Qualifier="live")
        print(function["Description"], live["CodeSha256"])
