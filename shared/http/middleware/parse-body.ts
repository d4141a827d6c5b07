import httpJsonBodyParser from '@middy/http-json-body-parser';
import { ApiError } from '#shared/errors.ts';
import type { Route } from '#shared/routes/route.ts';
import { hasTooManyMarks, maxMarks } from '#shared/text.ts';
import type { GatewayEvent, Middleware } from './state.ts';

const maxBodyBytes = 1024 * 1024;

/** No body has a use for more levels, and a value is walked by recursion. */
const maxLevels = 32;

/** Parses the JSON body into the state. An empty one counts as `{}`, whatever its type. */
export function parseBody({ body: declaredBody }: Pick<Route, 'body'>): Middleware {
  const parser = httpJsonBodyParser();
  return {
    before: async (request) => {
      if (!declaredBody) return;
      const { event, context } = request;
      const text = readText(event);
      const type = mediaTypeOf(event);
      if (text.trim() === '') return;
      const parserRequest = {
        ...request,
        event: { ...event, body: text, isBase64Encoded: false, headers: { 'content-type': type } },
      };
      try {
        // The parser replaces the text by the value.
        await parser.before?.(parserRequest as Parameters<NonNullable<typeof parser.before>>[0]);
        context.state.json = parserRequest.event.body;
      } catch (error) {
        if (isUnsupported(error)) throw new ApiError('unsupported_media_type', { cause: error });
        // The parser refuses names such as `__proto__`; here they are unknown fields like any
        // other.
        context.state.json = parseJson(text);
      }
      assertNotTooDeep(context.state.json);
      assertNotTooManyMarks(context.state.json);
    },
  };
}

/** The media type without its parameters. A missing or empty one counts as JSON. */
function mediaTypeOf({ headers }: GatewayEvent): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return type.trim() || 'application/json';
}

function readText({ body = '', headers, isBase64Encoded }: GatewayEvent): string {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > maxBodyBytes) throw new ApiError('payload_too_large');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    if (headers['content-encoding']) {
      const message = 'The body must not be compressed.';
      throw new ApiError('unsupported_media_type', { message, cause });
    }
    throw new ApiError('bad_request', { message: 'The body is not valid UTF-8.', cause });
  }
}

/** @throws ApiError `bad_request` for objects and lists within each other beyond the maximum of levels */
function assertNotTooDeep(value: unknown): void {
  let level = [value].filter(isNested);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxLevels) {
      const message = `The body is nested more than ${maxLevels} levels deep.`;
      throw new ApiError('bad_request', { message });
    }
    level = level.flatMap((one) => Object.values(one)).filter(isNested);
  }
}

/** @throws ApiError `bad_request` for a text or a name with more combining characters in a row than any language has */
function assertNotTooManyMarks(value: unknown): void {
  // In the parsed value: the text that was sent may have escapes instead of characters.
  if (!hasTooManyMarks(JSON.stringify(value))) return;
  const message = `The body has more than ${maxMarks} combining characters in a row.`;
  throw new ApiError('bad_request', { message });
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isUnsupported(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 415;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('bad_request', { message: 'The body is not valid JSON.', cause });
  }
}
