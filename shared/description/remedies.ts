import type { ErrorCode, FieldCode } from '#shared/errors.ts';

/** What a client should do about an error. */
export const remedies = {
  bad_request: 'Correct what `fields` names: the path, the query, a header or the JSON.',
  invalid_api_key: 'Check the key. A revoked key cannot be restored: create a new one.',
  invalid_session: 'Sign in again.',
  invalid_credentials: 'Check the email address, the password and the code.',
  second_factor_required:
    'Ask for the code of the authenticator app, or a recovery code, and send it as `code`.',
  plan_upgrade_required: 'Stop and tell an owner of the account: the plan needs API access.',
  first_party_only: 'Do not call this endpoint with an API key. It needs a session.',
  insufficient_scope: 'Add the scope in `fields.scope` to the key.',
  forbidden: 'Ask an owner to give the permission to the member who created the key.',
  not_found: 'Check the path and the id. The record does not exist, or it was deleted.',
  method_not_allowed: 'Use one of the methods in `Allow`.',
  version_mismatch: 'Read the record again and send the change with its new version.',
  payload_too_large: 'Send a smaller body.',
  unsupported_media_type: 'Send JSON with `Content-Type: application/json`, without compression.',
  validation_failed: 'Correct all that `fields` names.',
  idempotency_key_reused: 'Use a new key for a new request; repeat a request unchanged.',
  item_checked_out: 'Wait for its return, or choose another item or time.',
  item_reserved: 'Choose another item or time: `fields.iid` lists when it is reserved.',
  item_inoperative: 'Choose another item, or set it operative once it is repaired.',
  item_discarded: 'Choose another item.',
  items_unavailable: 'Read `fields.iid`: it gives a reason for each item.',
  item_in_use: 'Close or delete the records in `fields.id`, or remove the item from its kits.',
  location_in_use: 'Move or close the records in `fields.id` first.',
  contact_in_use: 'Close or delete the records in `fields.id` first.',
  contact_blocked: 'Choose another contact, or unblock this one.',
  checkout_closed: 'Nothing to do: all items are back.',
  item_not_out: 'Remove these items: they are not out.',
  already_checked_in: 'Remove these items: they are already back.',
  reservation_completed: 'Create a new reservation.',
  issue_closed: 'Reopen the issue first.',
  invalid_transition: 'Read the message: it says what has to come first, or from when on.',
  inventory_not_enabled: 'Set `inventory_enabled` on the item first.',
  insufficient_inventory:
    'Use a smaller quantity or another time: `fields` gives what is in stock, or free, and when there is enough.',
  key_limit_reached: 'Revoke a key that is no longer needed.',
  file_limit_reached: 'Delete files that are no longer needed.',
  conflict:
    'Send the request again after a moment. If `fields.expected_quantity` is named, read the item first.',
  rate_limited: 'Wait for the seconds in `Retry-After`, then send the request again.',
  internal_error:
    'Send the request again later, a POST with its `Idempotency-Key`. If it persists, report the `request_id`.',
  unavailable: 'Wait for the seconds in `Retry-After`, then send the request again.',
} as const satisfies Record<ErrorCode, string>;

/** What a client should do about a problem with one field. */
export const fieldRemedies = {
  required: 'Send the field.',
  invalid_type: 'Send a value of the type in the reference.',
  invalid_value: 'Choose another value: the message or `allowed` lists what is valid.',
  too_short: 'Send a longer value.',
  too_long: 'Send a shorter value.',
  too_many: 'Send fewer entries.',
  too_soon: 'Choose a later time.',
  too_late: 'Choose an earlier time.',
  too_early: 'Choose a later time, or leave it out: it counts as now.',
  invalid_datetime: 'Send a time with its zone, such as `2030-01-31T18:00:00Z`.',
  end_before_start: 'Choose an end after the start.',
  not_found: 'Refer to a record that exists.',
  taken: 'Choose another value: the record `id` already has this one.',
  not_on_checkout: 'Remove the item: it is not on this checkout.',
  not_on_reservation: 'Remove the item or the quantity: it is not on this reservation.',
  unknown_field:
    'Remove the field or correct its name. Some fields are read only when a record is created.',
} as const satisfies Record<FieldCode, string>;
