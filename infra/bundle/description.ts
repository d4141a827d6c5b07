import { stringify } from 'yaml';
import { describeShared } from '#shared/description/served.ts';
import { type Compression, servedFile } from './served-file.ts';

/** Readers of YAML 1.1 read it as well; some of them stumble over folded lines. */
const yamlOptions = { version: '1.1', lineWidth: 0, aliasDuplicateObjects: false } as const;

/** The description of the interface, as it is served. */
export function descriptionFiles(productionHost: string | undefined, compression: Compression) {
  const description = describeShared(productionHost);
  const json = Buffer.from(JSON.stringify(description));
  const yaml = Buffer.from(stringify(description, yamlOptions));
  return {
    json: servedFile('openapi.json', json, compression),
    yaml: servedFile('openapi.yaml', yaml, compression),
  };
}
