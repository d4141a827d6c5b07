import { errorKinds, fieldCodes } from '#shared/errors.ts';
import type { JsonSchema } from '#shared/fields/field.ts';

const requestId = {
  type: 'string',
  format: 'uuid',
  description: 'Identifies the request. Quote it when you contact support.',
};

const names = (description: string): JsonSchema => ({
  type: 'array',
  items: { type: 'string' },
  description,
});

const ignored = {
  ignored_fields: names('Unknown fields of the body, in the order sent.'),
  ignored_parameters: names('The parameters that the endpoint does not know, in the order sent.'),
};

const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });

const pagination = {
  type: 'object',
  description: 'The position of the page in the list.',
  properties: {
    total: count('How many records the list has.'),
    limit: { type: 'integer', minimum: 1, maximum: 200, description: 'The limit that was used.' },
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
  },
  required: ['total', 'limit', 'offset', 'next_offset', 'next_cursor'],
  additionalProperties: false,
};

/** The schemas of the response envelope. */
export const envelopeSchemas: Record<string, JsonSchema> = {
  Meta: {
    type: 'object',
    description: 'Details of an answer.',
    properties: {
      dry_run: { type: 'boolean', enum: [true], description: 'Nothing was written.' },
      unchanged: {
        type: 'boolean',
        enum: [true],
        description: 'Whether nothing was written because nothing changed.',
      },
      refused: {
        type: 'array',
        items: { $ref: '#/components/schemas/Problem' },
        description:
          'What was left out: with `partial=true`, or because a record changed while the call ran.',
      },
      mail: {
        type: 'object',
        description: 'What a call mails. The address is not shown.',
        properties: {
          name: { type: 'string', description: 'The name of the recipient.' },
          subject: { type: 'string', description: 'Its subject.' },
          lines: {
            type: 'array',
            items: { type: 'string' },
            description: 'Its text, line by line.',
          },
        },
        required: ['name', 'subject', 'lines'],
        additionalProperties: false,
      },
      ...ignored,
      request_id: requestId,
    },
    required: ['request_id'],
    additionalProperties: false,
  },
  ListMeta: {
    type: 'object',
    description: 'Details of a page.',
    properties: {
      pagination,
      sync: {
        type: 'object',
        description: 'On every page of a list with `updated_since`.',
        properties: {
          until: {
            type: 'string',
            format: 'date-time',
            description: 'Send it as the next `updated_since` to miss nothing.',
          },
        },
        required: ['until'],
        additionalProperties: false,
      },
      unread_count: count('How many notifications are not read.'),
      ...ignored,
      request_id: requestId,
    },
    required: ['pagination', 'request_id'],
    additionalProperties: false,
  },
  FeedMeta: {
    type: 'object',
    description: 'Details of a part of a feed.',
    properties: {
      sync: {
        type: 'object',
        description: 'How to continue.',
        properties: {
          cursor: {
            type: 'string',
            description: 'Send it as the next `cursor`, at once or later.',
          },
          has_more: { type: 'boolean', description: 'Whether there are more changes now.' },
        },
        required: ['cursor', 'has_more'],
        additionalProperties: false,
      },
      ...ignored,
      request_id: requestId,
    },
    required: ['sync', 'request_id'],
    additionalProperties: false,
  },
  Problem: {
    type: 'object',
    description: 'One problem. Some codes add details.',
    properties: {
      code: {
        type: 'string',
        enum: [...new Set([...fieldCodes, ...Object.keys(errorKinds)])],
        description: 'A code for programs.',
      },
      message: { type: 'string', description: 'What is wrong, for people.' },
    },
    required: ['code', 'message'],
    additionalProperties: true,
  },
  Error: {
    type: 'object',
    description: 'Why a request was refused.',
    properties: {
      error: {
        type: 'object',
        description: 'Why it was refused.',
        properties: {
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
              'The problems of each field, by its path (`name`, `iid.2`), or of each parameter. Empty if none is ' +
              'to blame.',
            additionalProperties: {
              type: 'array',
              items: { $ref: '#/components/schemas/Problem' },
            },
          },
        },
        required: ['code', 'message', 'status', 'request_id', 'fields'],
        additionalProperties: false,
      },
    },
    required: ['error'],
    additionalProperties: false,
  },
};
