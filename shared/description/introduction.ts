import { keyRequestsPerMinute, sessionRequestsPerMinute } from '#shared/auth/rate.ts';

/** The rules for all endpoints, in Markdown. */
export const introduction = `
Send \`Authorization: Bearer key_live_…\`. Bodies and answers are JSON: \`{data, meta}\`, or \`{error}\` with a
stable \`code\`.

- **Times** are returned in UTC, \`2030-01-31T18:00:00Z\`, and accepted with any offset, whose \`+\` is
  \`%2B\` in a query. A window includes its start and excludes its end.
- **Texts** are trimmed, and an empty one for an optional field is null.
- **PATCH** changes the fields that are sent; null clears one.
- **References** are sent as \`x_id\`, and shown as \`x_id\` and \`x\` with its name.
- **Lists** have pages of 50 records, 200 at most: continue with \`meta.pagination.next_cursor\`. Syncs use
  \`updated_since\`.
- **Unknown** fields and parameters are ignored, and named in \`meta\`.
- **Retries**: repeat a POST with the same \`Idempotency-Key\`, and it is executed once. Send changes with \`If-Match\`.
- **Rates**: ${keyRequestsPerMinute} requests per minute for a key, ${sessionRequestsPerMinute} for a session. After a 429 wait for
  \`Retry-After\`.
`.trim();
