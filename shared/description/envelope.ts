import { errorKinds, fieldCodes } from '#shared/errors.ts';
import type { JsonSchema } from '#shared/fields/field.ts';

const requestId = {
  type: 'string',
  format: 'uuid',
  description: 'Identifies the request, for questions about it.',
};

const names = (description: string): JsonSchema => ({
  type: 'array',
  items: { type: 'string' },
  description,
});

const ignored = {
  ignored_fields: names('The fields of the body that nothing reads, in the order sent.'),
  ignored_parameters: names('The parameters that the endpoint does not know, in the order sent.'),
};

const count = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });

const pagination = {
  type: 'object',
  description: 'Where the page stands in the list.',
  properties: {
    total: count('How many records the list has.'),
    limit: { type: 'integer', minimum: 1, maximum: 200, description: 'The limit that was used.' },
    offset: count('How many records stand before the page.'),
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
    description: 'What there is to say of an answer.',
    properties: {
      dry_run: { type: 'boolean', enum: [true], description: 'Nothing was written.' },
      unchanged: {
        type: 'boolean',
        enum: [true],
        description: 'All was so already, and nothing was written.',
      },
      refused: {
        type: 'array',
        items: { $ref: '#/components/schemas/Problem' },
        description:
          'What a call did not do: by `partial=true`, or because it changed while the call went ' +
          'record by record.',
      },
      ...ignored,
      request_id: requestId,
    },
    required: ['request_id'],
    additionalProperties: false,
  },
  ListMeta: {
    type: 'object',
    description: 'What there is to say of a page.',
    properties: {
      pagination,
      sync: {
        type: 'object',
        description: 'On every page of a list with `updated_since`.',
        properties: {
          until: {
            type: 'string',
            format: 'date-time',
            description: 'What to send as the next `updated_since`, so that nothing is missed.',
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
  Problem: {
    type: 'object',
    description: 'One thing that is wrong, with what its code calls for beside.',
    properties: {
      code: {
        type: 'string',
        enum: [...new Set([...fieldCodes, ...Object.keys(errorKinds)])],
        description: 'What is wrong, for programs.',
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
              'From the path of a field (`name`, `iid.2`), or the name of a parameter, to all that is ' +
              'wrong with it. Empty where nothing is named.',
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
