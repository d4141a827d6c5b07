import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';
import { resourceNames } from '#shared/families.ts';
import { writeFields } from '#shared/fields/history.ts';
import { idParameter, timeParameter, wordParameter } from '#shared/fields/parameters.ts';
import { orderedWindow, pageParameters } from '#shared/fields/query.ts';
import { Id } from '#shared/fields/record.ts';

/** The subjects of the audit besides records: the account itself, and sessions. */
const auditedResources = [...resourceNames, 'account', 'session'] as const;
export const actorTypes = Actor.shape.type.options;

export const AuditQuery = z
  .object({
    ...pageParameters,
    resource: wordParameter(auditedResources),
    actor_type: wordParameter(actorTypes),
    actor_id: idParameter(),
    from: timeParameter(),
    to: timeParameter(),
  })
  .check(orderedWindow('from', 'to'));
export type AuditQuery = z.output<typeof AuditQuery>;

/** A write in an account, a sign-in, or a change of how a member signs in. */
export const AuditEntry = z.strictObject({
  ...writeFields,
  resource: z.enum(auditedResources),
  /** The version of the record after the write; sessions, passwords and second factors have none. */
  version: z.optional(Id),
  /** Null where no API request caused it. */
  request_id: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
