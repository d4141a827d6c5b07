import { errorKinds, fieldCodes } from '#shared/errors.ts';
import type { JsonSchema } from '#shared/fields/field.ts';
import { pageMax } from '#shared/limits.ts';

const requestId = {
  type: 'string',
  format: 'uuid',
  description: 'Identifies the request. Quote it when you contact support.',
};

type Schemas = Readonly<Record<string, JsonSchema>>;

/** An object with these fields and no others; all of them are there unless some are named. */
function object(
  description: string,
  properties: Schemas,
  requiredFields: readonly string[] = Object.keys(properties),
): JsonSchema {
  return {
    type: 'object',
    description,
    properties,
    required: requiredFields,
    additionalProperties: false,
  };
}

const text = (description: string): JsonSchema => ({ type: 'string', description });
const texts = (description: string): JsonSchema => ({
  type: 'array',
  items: { type: 'string' },
  description,
});
const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });
const yes = (description: string): JsonSchema => ({ type: 'boolean', enum: [true], description });
const problems: JsonSchema = { type: 'array', items: { $ref: '#/components/schemas/Problem' } };

/** The fields of `meta` in every response. */
const common = {
  ignored_fields: texts('Unknown fields of the body, in the order sent.'),
  ignored_parameters: texts('The parameters that the endpoint does not know, in the order sent.'),
  request_id: requestId,
};

const position = {
  total: count('How many records the list has.'),
  limit: { type: 'integer', minimum: 1, maximum: pageMax, description: 'The limit that was used.' },
  offset: count('How many records precede the page.'),
  next_offset: {
    type: ['integer', 'null'],
    minimum: 0,
    description: 'The offset of the next page; null on the last.',
  },
  next_cursor: {
    type: ['string', 'null'],
    description: 'The cursor of the next page; null on the last.',
  },
};
const pagination = object(
  'The position of the page in the list.',
  {
    ...position,
    total_capped: yes('There are more records than `total`. Counting stops at 5,000.'),
  },
  Object.keys(position),
);

const mail = object('What a call mails. The address is not shown.', {
  name: text('The name of the recipient.'),
  subject: text('Its subject.'),
  lines: texts('Its text, line by line.'),
});

const sync = object('On every page of a list with `updated_since`.', {
  until: {
    type: 'string',
    format: 'date-time',
    description: 'Send it as the next `updated_since` to miss nothing.',
  },
});

const feedSync = object('How to continue.', {
  cursor: text('Send it as the next `cursor`, at once or later.'),
  has_more: { type: 'boolean', description: 'Whether there are more changes now.' },
});

const problem = object('One problem. Some codes add details.', {
  code: {
    type: 'string',
    enum: [...new Set([...fieldCodes, ...Object.keys(errorKinds)])],
    description: 'A code for programs.',
  },
  message: text('What is wrong, for people.'),
});

const refusal = object('Why it was refused.', {
  code: {
    type: 'string',
    enum: Object.keys(errorKinds),
    description: 'The reason, for programs: branch on it, and not on the message.',
  },
  message: { type: 'string', minLength: 1, description: 'The reason, for people.' },
  status: { type: 'integer', description: 'The HTTP status.' },
  request_id: requestId,
  fields: {
    type: 'object',
    description:
      'The problems of each field, by its path (`name`, `iid.2`), or of each parameter. Empty if the problem ' +
      'is not about a field.',
    additionalProperties: problems,
  },
});

/** The schemas of the response envelope. */
export const envelopeSchemas: Schemas = {
  Meta: object(
    'Details of an answer.',
    {
      dry_run: yes('Nothing was written.'),
      unchanged: yes('Whether nothing was written because nothing changed.'),
      refused: {
        ...problems,
        description:
          'What was left out: with `partial=true`, or because a record changed while the call ran.',
      },
      mail,
      ...common,
    },
    ['request_id'],
  ),
  ListMeta: object(
    'Details of a page.',
    {
      pagination,
      sync,
      unread_count: count('How many notifications are unread; 5,000 if there are more.'),
      ...common,
    },
    ['pagination', 'request_id'],
  ),
  FeedMeta: object('Details of a part of a feed.', { sync: feedSync, ...common }, [
    'sync',
    'request_id',
  ]),
  Problem: { ...problem, additionalProperties: true },
  Error: object('Why a request was refused.', { error: refusal }),
};
