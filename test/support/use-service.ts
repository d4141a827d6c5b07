import { inject } from 'vitest';
import { useBucket, useStore } from '#infra/local/service.ts';
import { variables } from '#shared/config.ts';

const { url, endpoint, bucketEndpoint, bucketName, secret, tableName } = inject('service');
if (secret !== undefined) process.env.AWS_SECRET_ACCESS_KEY = secret;
useStore(endpoint, tableName);
useBucket(bucketEndpoint, bucketName);
process.env[variables.consoleUrl] ??= url;
