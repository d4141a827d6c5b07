import { stringify } from 'yaml';
import { describeInterface } from '#shared/description/document.ts';
import { servedFile } from './served-file.ts';

/** The description of the interface, as it is served. */
export function descriptionFiles(productionHost: string | undefined) {
  const description = describeInterface(productionHost);
  return {
    json: servedFile('openapi.json', Buffer.from(JSON.stringify(description))),
    yaml: servedFile(
      'openapi.yaml',
      Buffer.from(stringify(description, { aliasDuplicateObjects: false, lineWidth: 100 })),
    ),
  };
}
