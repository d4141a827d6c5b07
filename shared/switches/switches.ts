import { findRow } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';

/** What operators may hold for a while, for all accounts. */
export const switchNames = ['mail', 'push'] as const;
export type SwitchName = (typeof switchNames)[number];

/** What a function has read holds for it so long: a switch has to work within a minute. */
const knownMilliseconds = 15_000;

interface Known {
  until: number;
  isOff: boolean;
}

const known = new Map<SwitchName, Known>();

/** @throws Error while operators hold it */
export async function assertOn(name: SwitchName): Promise<void> {
  const now = Date.now();
  const last = known.get(name);
  const isOff = last && now < last.until ? last.isOff : isOffIn(await findRow(rowKey.switch(name)));
  if (last === undefined || now >= last.until) {
    known.set(name, { isOff, until: now + knownMilliseconds });
  }
  if (isOff) throw new Error(`Operators hold what is called ${name}.`);
}

function isOffIn(row: Row | undefined): boolean {
  return row?.state === 'off';
}

/** Holds something, or lets it go on: within a minute, everywhere. */
export async function setSwitch(name: SwitchName, state: 'on' | 'off'): Promise<void> {
  await updateRow({ kind: 'update', key: rowKey.switch(name), set: { state } });
}
