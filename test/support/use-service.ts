import { inject } from 'vitest';
import { useStore } from '#infra/local/service.ts';

const { endpoint, tableName } = inject('service');
useStore(endpoint, tableName);
