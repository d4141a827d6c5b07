"""Restores the table that is named first under the second name, to the last moment."""

import sys

import botocore.session

client = botocore.session.get_session().create_client("dynamodb")
source, target = sys.argv[1:]
client.update_continuous_backups(
    TableName=source, PointInTimeRecoverySpecification={"PointInTimeRecoveryEnabled": True}
)
client.restore_table_to_point_in_time(
    SourceTableName=source, TargetTableName=target, UseLatestRestorableTime=True
)
