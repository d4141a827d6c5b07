import { inMinutes } from '../time.ts';
import { type Arrange, countOf, create, itemWithHistory, newItem } from './write.ts';

export const eventWrites = {
  'events.create': async (api) => {
    const item = await newItem(api);
    return {
      body: { name: 'Service', iid: [item], time: inMinutes(0), cost: 5 },
      affectedPaths: [countOf('events'), ...itemWithHistory(item)],
    };
  },
  'events.create of an inspection': async (api) => {
    const item = await newItem(api, { inspection_interval_days: 30 });
    return {
      body: { name: 'Inspection', iid: [item], time: inMinutes(0), kind: 'inspection' },
      affectedPaths: [countOf('events'), ...itemWithHistory(item)],
    };
  },
  'events.create of a plan': async (api) => {
    const maintenance = [{ name: 'Oil', kind: 'maintenance', every_days: 30 }];
    const item = await newItem(api, { maintenance });
    const named = { name: 'Oil', iid: [item], kind: 'maintenance', plan: 'Oil' };
    return {
      body: { ...named, time: inMinutes(0) },
      affectedPaths: [countOf('events'), ...itemWithHistory(item)],
    };
  },
  'events.remove of a plan': async (api) => {
    const maintenance = [{ name: 'Oil', kind: 'maintenance', every_days: 30 }];
    const item = await newItem(api, { maintenance });
    const named = { name: 'Oil', iid: [item], kind: 'maintenance', plan: 'Oil' };
    const id = await create(api, '/v1/events', { ...named, time: inMinutes(0) });
    return { id, affectedPaths: [countOf('events'), ...itemWithHistory(item)] };
  },
  'events.remove of an inspection': async (api) => {
    const item = await newItem(api, { inspection_interval_days: 30 });
    const body = { name: 'Inspection', iid: [item], time: inMinutes(0), kind: 'inspection' };
    const id = await create(api, '/v1/events', body);
    return { id, affectedPaths: [countOf('events'), ...itemWithHistory(item)] };
  },
  'events.remove': async (api) => {
    const item = await newItem(api);
    const body = { name: 'Service', iid: [item], time: inMinutes(0) };
    const id = await create(api, '/v1/events', body);
    return { id, affectedPaths: [countOf('events'), ...itemWithHistory(item)] };
  },
  'events.update': async (api) => {
    const item = await newItem(api);
    const body = { name: 'Service', iid: [item], time: inMinutes(0), cost: 5 };
    const id = await create(api, '/v1/events', body);
    return {
      id,
      body: { name: 'Changed', description: 'Changed', cost: 6 },
      affectedPaths: [`/v1/events/${id}`, ...itemWithHistory(item)],
    };
  },
  'events.update of a result': async (api) => {
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
