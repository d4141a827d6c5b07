import { inject } from 'vitest';
import { useBucket, useQueues, useStore } from '#infra/local/service.ts';
import { variables } from '#shared/config.ts';

const { url, endpoint, bucketEndpoint, bucketName, queueUrls, secret, tableName } =
  inject('service');
if (secret !== undefined) process.env.AWS_SECRET_ACCESS_KEY = secret;
useStore(endpoint, tableName);
useBucket(bucketEndpoint, bucketName);
if (queueUrls !== undefined) useQueues(queueUrls);
process.env[variables.webhookHosts] ??= 'localhost,127.0.0.1,[::1]';
process.env[variables.consoleUrl] ??= url;
