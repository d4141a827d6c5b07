import { stringify } from 'yaml';
import { describeShared } from '#shared/description/served.ts';
import { type Compression, servedFile } from './served-file.ts';

/** YAML that readers of version 1.1 understand too; lines are not folded, since some readers fail on that. */
const yamlOptions = { version: '1.1', lineWidth: 0, aliasDuplicateObjects: false } as const;

/** The OpenAPI description as a file to serve, in JSON and in YAML. */
export function descriptionFiles(productionHost: string | undefined, compression: Compression) {
  const description = describeShared(productionHost);
  const json = Buffer.from(JSON.stringify(description));
  const yaml = Buffer.from(stringify(description, yamlOptions));
  return {
    json: servedFile('openapi.json', json, compression),
    yaml: servedFile('openapi.yaml', yaml, compression),
  };
}
