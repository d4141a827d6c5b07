import damerauLevenshtein from 'damerau-levenshtein';

/** Names of fields in other systems. They are only suggested, and never mapped automatically. */
const synonyms: Record<string, readonly string[]> = {
  name: ['title', 'designation', 'label', 'description', 'bezeichnung'],
  unique_id: ['assettag', 'assetid', 'inventorynumber', 'code', 'inventarnummer'],
  type: ['category', 'kind', 'kategorie', 'typ'],
  manufacturer: ['brand', 'make', 'vendor', 'hersteller'],
  model: ['modell', 'modelname'],
  serial_number: ['serial', 'serialno', 'sn', 'seriennummer'],
  acquisition_date: ['purchasedate', 'purchased', 'dateofpurchase', 'kaufdatum'],
  acquisition_value: ['price', 'cost', 'purchasecost', 'purchaseprice', 'preis', 'kaufpreis'],
  expiration_date: ['expires', 'expirydate', 'expirationdate', 'validuntil'],
  qr: ['qrcode', 'barcode'],
  external_ref: ['id', 'erpid', 'externalid', 'reference'],
  tags: ['keywords', 'labels'],
  inventory_quantity: ['quantity', 'stock', 'qty'],
  email: ['mail', 'emailaddress'],
  phone: ['telephone', 'tel', 'telefon'],
  zip: ['postcode', 'postalcode', 'zipcode', 'plz'],
  address: ['street', 'strasse'],
};

/** A name as it is compared: without case, spaces, underscores and hyphens. */
export function foldName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}

/** The candidate that other systems call by a name. */
export function fieldBySynonym(name: string, candidates: readonly string[]): string | undefined {
  return candidates.find((candidate) => synonyms[candidate]?.includes(foldName(name)));
}

/** The candidate that a mistyped name, or another word for it, was meant to be. */
export function closest(name: string, candidates: readonly string[]): string | undefined {
  const foldedName = foldName(name);
  const namedField = fieldBySynonym(name, candidates);
  if (namedField) return namedField;
  const [best] = candidates
    .map((candidate) => ({
      candidate,
      steps: damerauLevenshtein(foldedName, foldName(candidate)).steps,
    }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= maxSteps(foldedName) ? best.candidate : undefined;
}

/** The question after the sentence of a message, if there is something to suggest. */
export function hintOf(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
}

/** How many letters may be wrong, missing, too many, or have changed places. */
function maxSteps(name: string): number {
  if (name.length < 6) return 1;
  return name.length < 10 ? 2 : 3;
}
