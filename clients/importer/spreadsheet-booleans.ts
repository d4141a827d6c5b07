/** The booleans of spreadsheets, as they write them in several languages. */
export const spreadsheetBooleans: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'wahr', 'vrai', 'verdadero'].map((word) => [word, true] as const),
  ...['false', 'falsch', 'faux', 'falso'].map((word) => [word, false] as const),
]);
