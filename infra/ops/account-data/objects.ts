import { readFile } from 'node:fs/promises';
import { env } from 'node:process';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { readObject } from '#shared/bucket/objects.ts';
import { variables } from '#shared/config.ts';
import { objectFile } from '../../local/bucket-files.ts';
import { dataFolder } from '../../local/state.ts';
import { readOutput } from '../connection.ts';
import type { ObjectReader } from './export.ts';

/** Returns a reader for the files of a deployed stack, with the operator's credentials, or of this machine. */
export async function objectReader(stack: string | undefined): Promise<ObjectReader> {
  if (stack === undefined) return (key) => readLocal(dataFolder(), key);
  env[variables.bucket] = await readOutput(stack, 'BucketName');
  await useCredentials();
  return async (key) => {
    const object = await readObject(key, Number.MAX_SAFE_INTEGER);
    return typeof object === 'string' ? undefined : object.bytes;
  };
}

/** Copies the operator's credentials into the environment, from which requests to the bucket are signed. */
async function useCredentials(): Promise<void> {
  const { config } = new DynamoDBClient();
  const { accessKeyId, secretAccessKey, sessionToken } = await config.credentials();
  env.AWS_REGION = await config.region();
  env.AWS_ACCESS_KEY_ID = accessKeyId;
  env.AWS_SECRET_ACCESS_KEY = secretAccessKey;
  if (sessionToken === undefined) delete env.AWS_SESSION_TOKEN;
  else env.AWS_SESSION_TOKEN = sessionToken;
}

async function readLocal(folder: string, key: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(objectFile(folder, key));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
