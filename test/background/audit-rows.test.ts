import { expect, test } from 'vitest';
import { auditRows } from '#shared/families/accounts/audit-rows.ts';
import { rowChangeOf } from '#shared/table/image.ts';

test('a sign-out that the stream repeats is one entry of the audit log', () => {
  const image = {
    pk: { S: 'SESSION#1' },
    sk: { S: 'CREDENTIAL' },
    entity: { S: 'session' },
    id: { S: '1' },
    account_id: { N: '7' },
    user_id: { N: '1' },
    name: { S: 'Ann' },
    expires_at: { N: '4000000000' },
  };
  const dynamodb = { OldImage: image, ApproximateCreationDateTime: 1_900_000_000 };
  const change = rowChangeOf({ eventName: 'REMOVE', dynamodb });
  const later = 60_000;
  expect(auditRows(change, Date.now() + later)).toEqual(auditRows(change, Date.now()));
  expect(auditRows(change, Date.now())).toMatchObject([{ at: '2030-03-17T17:46:40Z' }]);
});
