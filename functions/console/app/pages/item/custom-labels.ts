import { capitalise } from '#shared/text.ts';

/** The units that names of custom fields end with, such as the `w` of `power_w`, as labels write them. */
const units: Readonly<Record<string, string>> = {
  ...{ w: 'W', kw: 'kW', kwh: 'kWh', v: 'V', a: 'A', mah: 'mAh', hz: 'Hz', khz: 'kHz', db: 'dB' },
  ...{ kg: 'kg', g: 'g', mm: 'mm', cm: 'cm', m: 'm', m2: 'm²', l: 'l', lm: 'lm', k: 'K' },
};

const abbreviations: Readonly<Record<string, string>> = {
  url: 'URL',
  id: 'ID',
  dmx: 'DMX',
  ip: 'IP',
};

/** The label of a custom field: `Power (W)` for `power_w`, `Manual URL` for `manual_url`. */
export function customLabelOf(name: string): string {
  return capitalise(customNounOf(name));
}

/** The label of a custom field within a sentence. */
export function customNounOf(name: string): string {
  // A name with spaces or capitals was written for people already.
  if (!/^[a-z0-9]+(_[a-z0-9]+)+$/.test(name)) return name;
  const parts = name.split('_').map((part) => abbreviations[part] ?? part);
  const unit = units[parts.at(-1) ?? ''];
  return unit === undefined ? parts.join(' ') : `${parts.slice(0, -1).join(' ')} (${unit})`;
}
