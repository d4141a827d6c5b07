import { stringify } from 'yaml';
import { describeShared } from '#shared/description/served.ts';
import { servedFile } from './served-file.ts';

/** Readers of YAML 1.1 read it as well; some of them stumble over folded lines. */
const yamlOptions = { version: '1.1', lineWidth: 0, aliasDuplicateObjects: false } as const;

/** The description of the interface, as it is served. */
export function descriptionFiles(productionHost: string | undefined) {
  const description = describeShared(productionHost);
  return {
    json: servedFile('openapi.json', Buffer.from(JSON.stringify(description))),
    yaml: servedFile('openapi.yaml', Buffer.from(stringify(description, yamlOptions))),
  };
}
