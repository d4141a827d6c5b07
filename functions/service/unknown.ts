import { firstPartySegments, methods } from 'known-paths';
import { unknownEndpoint } from '#shared/http/unknown-endpoint.ts';

/** Serves every path and method that no endpoint has. */
export const handler = unknownEndpoint({ methods, firstPartySegments });
