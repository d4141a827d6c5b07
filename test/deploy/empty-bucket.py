"""Deletes all versions of the bucket that is named: a stack removes no bucket with something in it."""

import sys

import botocore.session

client = botocore.session.get_session().create_client("s3")
(bucket,) = sys.argv[1:]
for page in client.get_paginator("list_object_versions").paginate(Bucket=bucket):
    for found in page.get("Versions", []) + page.get("DeleteMarkers", []):
        client.delete_object(Bucket=bucket, Key=found["Key"], VersionId=found["VersionId"])
