import { cached } from '#shared/cached.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';

/** The switches with which operators pause something for all accounts. */
export const switchNames = ['mail', 'push', 'webhooks'] as const;
type SwitchName = (typeof switchNames)[number];

/** @throws Error while operators have paused it */
export async function assertOn(name: SwitchName): Promise<void> {
  if (!(await isOn(name))) throw new Error(`Operators have paused ${name}.`);
}

/** Whether something is on, as read at most a few seconds ago. */
export const isOn = cached(async (name: SwitchName) => {
  const row = await findRow(rowKey.switch(name));
  return row?.state !== 'off';
});

/** Turns something off or on: within a minute, everywhere. */
export async function setSwitch(name: SwitchName, state: 'on' | 'off'): Promise<void> {
  await updateRow({ kind: 'update', key: rowKey.switch(name), set: { state } });
}
