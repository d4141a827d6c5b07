import { inject } from 'vitest';
import { useBucket, useStore } from '#infra/local/service.ts';
import { variables } from '#shared/config.ts';

const { url, endpoint, bucketEndpoint, bucketName, tableName } = inject('service');
useStore(endpoint, tableName);
useBucket(bucketEndpoint, bucketName);
process.env[variables.consoleUrl] ??= url;
