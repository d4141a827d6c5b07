import { inject } from 'vitest';
import { useBucket, useStore } from '#infra/local/service.ts';

const { endpoint, bucketEndpoint, bucketName, tableName } = inject('service');
useStore(endpoint, tableName);
useBucket(bucketEndpoint, bucketName);
