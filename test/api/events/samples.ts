import { inMinutes } from '../../support/time.ts';
import { create, newItem } from '../../support/writes/records.ts';
import { type Arrange, countOf, itemWithHistory } from '../../support/writes/write.ts';

export const writes = {
  create: async (api) => {
    const item = await newItem(api);
    return {
      body: { name: 'Service', iid: [item], time: inMinutes(0), cost: 5 },
      affectedPaths: [countOf('events'), ...itemWithHistory(item)],
    };
  },
  'create of an inspection': async (api) => {
    const item = await newItem(api, { inspection_interval_days: 30 });
    return {
      body: { name: 'Inspection', iid: [item], time: inMinutes(0), kind: 'inspection' },
      affectedPaths: [countOf('events'), ...itemWithHistory(item)],
    };
  },
  'create of a plan': async (api) => {
    const maintenance = [{ name: 'Oil', kind: 'maintenance', every_days: 30 }];
    const item = await newItem(api, { maintenance });
    const named = { name: 'Oil', iid: [item], kind: 'maintenance', plan: 'Oil' };
    return {
      body: { ...named, time: inMinutes(0) },
      affectedPaths: [countOf('events'), ...itemWithHistory(item)],
    };
  },
  'remove of a plan': async (api) => {
    const maintenance = [{ name: 'Oil', kind: 'maintenance', every_days: 30 }];
    const item = await newItem(api, { maintenance });
    const named = { name: 'Oil', iid: [item], kind: 'maintenance', plan: 'Oil' };
    const id = await create(api, '/v1/events', { ...named, time: inMinutes(0) });
    return { id, affectedPaths: [countOf('events'), ...itemWithHistory(item)] };
  },
  'remove of an inspection': async (api) => {
    const item = await newItem(api, { inspection_interval_days: 30 });
    const body = { name: 'Inspection', iid: [item], time: inMinutes(0), kind: 'inspection' };
    const id = await create(api, '/v1/events', body);
    return { id, affectedPaths: [countOf('events'), ...itemWithHistory(item)] };
  },
  remove: async (api) => {
    const item = await newItem(api);
    const body = { name: 'Service', iid: [item], time: inMinutes(0) };
    const id = await create(api, '/v1/events', body);
    return { id, affectedPaths: [countOf('events'), ...itemWithHistory(item)] };
  },
  update: async (api) => {
    const item = await newItem(api);
    const body = { name: 'Service', iid: [item], time: inMinutes(0), cost: 5 };
    const id = await create(api, '/v1/events', body);
    return {
      id,
      body: { name: 'Changed', description: 'Changed', cost: 6 },
      affectedPaths: [`/v1/events/${id}`, ...itemWithHistory(item)],
    };
  },
  'update of a result': async (api) => {
    const item = await newItem(api, { inspection_interval_days: 30 });
    const body = { name: 'Inspection', iid: [item], time: inMinutes(0), kind: 'inspection' };
    const id = await create(api, '/v1/events', body);
    return {
      id,
      body: { result: 'failed' },
      affectedPaths: [`/v1/events/${id}`, ...itemWithHistory(item)],
    };
  },
} satisfies Record<string, Arrange>;
