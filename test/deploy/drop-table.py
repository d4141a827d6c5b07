"""Deletes the table that is named, protected or not."""

import sys

import botocore.session

client = botocore.session.get_session().create_client("dynamodb")
(table,) = sys.argv[1:]
client.update_table(TableName=table, DeletionProtectionEnabled=False)
client.delete_table(TableName=table)
