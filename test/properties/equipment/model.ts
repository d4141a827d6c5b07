/** The fields of an item that steps change, named as in the API. */
export interface Values {
  name: string;
  type: string | null;
  tags: string[];
  serial_number: string | null;
  location_id: number | null;
  home_location_id: number | null;
  responsible_user_id: number | null;
  supplier_id: number | null;
  expiration_date: string | null;
  inspection_interval_days: number | null;
  inventory_enabled: boolean;
  inventory_minimum: number | null;
  unique_id: string | null;
  qr: string[];
  external_ref: string | null;
  condition: string;
}

export interface ModelItem extends Values {
  created: string;
  isSeen: boolean;
}

interface ModelEvent {
  iid: number[];
  day: string;
  kind: string;
}

export interface Meaning {
  resource: 'item' | 'location';
  id: number;
}

const defaultValues: Values = {
  name: '',
  type: null,
  tags: [],
  serial_number: null,
  location_id: null,
  home_location_id: null,
  responsible_user_id: null,
  supplier_id: null,
  expiration_date: null,
  inspection_interval_days: null,
  inventory_enabled: false,
  inventory_minimum: null,
  unique_id: null,
  qr: [],
  external_ref: null,
  condition: 'operative',
};

const dayMilliseconds = 24 * 60 * 60 * 1000;
export const fold = (text: string) => text.toLowerCase();

/** The expected state of the service: items, their events and issues, and the meaning of labels. */
export class Model {
  readonly items = new Map<number, ModelItem>();
  readonly events = new Map<number, ModelEvent>();
  /** The items of each open issue. */
  readonly issues = new Map<number, number[]>();
  /** The location of each label. */
  readonly locationLabels = new Map<string, number>();

  add(id: number, created: string, values: Partial<Values>): void {
    this.items.set(id, { ...defaultValues, ...values, created, isSeen: false });
  }

  /** Changes items. Returns whether any of them is different now. */
  change(iid: readonly number[], changesOf: (item: ModelItem) => Partial<ModelItem>): boolean {
    const changed = iid.flatMap((id) => {
      const item = this.items.get(id);
      if (!item) return [];
      const before = JSON.stringify(item);
      Object.assign(item, changesOf(item));
      return before === JSON.stringify(item) ? [] : [id];
    });
    return changed.length > 0;
  }

  idsOf(matches: (item: ModelItem, id: number) => boolean): number[] {
    return [...this.items].filter(([id, item]) => matches(item, id)).map(([id]) => id);
  }

  /** The item that has a value, ignoring case. */
  holderOf(field: 'unique_id' | 'external_ref', value: string): number | undefined {
    return this.idsOf((item) => fold(item[field] ?? '') === fold(value))[0];
  }

  /** The meaning of a scanned value: a label, also one in a URL, or else a unique id. */
  meaningOf(scanned: string): Meaning | undefined {
    const inAddress = URL.canParse(scanned) ? new URL(scanned).searchParams.get('qr') : null;
    const labels = [scanned, ...(inAddress === null ? [] : [inAddress])];
    const meanings = [
      ...labels.map((label) => this.meaningOfLabel(label)),
      ...labels.map((label) => itemMeaning(this.holderOf('unique_id', label))),
    ];
    return meanings.find((meaning) => meaning !== undefined);
  }

  isOnIssue(id: number): boolean {
    return [...this.issues.values()].some((iid) => iid.includes(id));
  }

  lastInspection(id: number): string | null {
    const own = [...this.events.values()].filter(({ iid, kind }) => {
      return kind === 'inspection' && iid.includes(id);
    });
    return (
      own
        .map(({ day }) => day)
        .sort()
        .at(-1) ?? null
    );
  }

  nextInspection(id: number): string | null {
    const { created, inspection_interval_days: interval } = this.items.get(id) ?? defaultItem;
    if (interval === null) return null;
    const from = Date.parse((this.lastInspection(id) ?? created).slice(0, 10));
    return new Date(from + interval * dayMilliseconds).toISOString().slice(0, 10);
  }

  private meaningOfLabel(label: string): Meaning | undefined {
    const location = this.locationLabels.get(label);
    if (location !== undefined) return { resource: 'location', id: location };
    return itemMeaning(this.idsOf(({ qr }) => qr.includes(label))[0]);
  }
}

const defaultItem: ModelItem = { ...defaultValues, created: '', isSeen: false };

function itemMeaning(id: number | undefined): Meaning | undefined {
  return id === undefined ? undefined : { resource: 'item', id };
}
