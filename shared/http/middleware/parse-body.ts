import httpJsonBodyParser from '@middy/http-json-body-parser';
import { ApiError } from '#shared/errors.ts';
import type { Route } from '#shared/routes/route.ts';
import type { GatewayEvent, Middleware } from './state.ts';

/** The largest body, in bytes (contract: 1 MiB). */
const largestBody = 1_048_576;

/** Reads the JSON body into the state. An empty one counts as `{}`, whatever its type. */
export function jsonBody({ body: declared }: Pick<Route, 'body'>): Middleware {
  const parser = httpJsonBodyParser();
  return {
    before: async (request) => {
      if (!declared) return;
      const { event, context } = request;
      const text = readText(event);
      const type = mediaTypeOf(event);
      if (text.trim() === '') return;
      const parsed = {
        ...request,
        event: { ...event, body: text, isBase64Encoded: false, headers: { 'content-type': type } },
      };
      try {
        // The parser puts the value where the text was.
        await parser.before?.(parsed as Parameters<NonNullable<typeof parser.before>>[0]);
      } catch (error) {
        throw refusalOf(error);
      }
      context.state.sent = parsed.event.body;
    },
  };
}

/** The media type without its parameters. No type, or an empty one, counts as JSON. */
function mediaTypeOf({ headers }: GatewayEvent): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return type.trim() || 'application/json';
}

function readText({ body = '', isBase64Encoded }: GatewayEvent): string {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > largestBody) throw new ApiError('payload_too_large');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ApiError('bad_request', { message: 'The body is not valid UTF-8.', cause });
  }
}

function refusalOf(error: unknown): ApiError {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 415) return new ApiError('unsupported_media_type', { cause: error });
  // Fields that would reach into an object's prototype are refused, too, and so is what is nested
  // deeper than the stack.
  return new ApiError('bad_request', { message: 'The body cannot be read as JSON.', cause: error });
}
