import { json } from 'interface-description';
import { documentEndpoint } from '#shared/http/document-endpoint.ts';

export const handler = documentEndpoint(json);
