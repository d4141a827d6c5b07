/** A number with a comma before its decimals. */
export const decimalComma = /^-?(\d+|\d{1,3}(\.\d{3})+),\d+$/;
/** In files with decimal commas, `1.500` may mean 1.5 or 1500; `0.500` can only mean 0.5. */
export const pointsOfThousands = /^-?[1-9]\d{0,2}(\.\d{3})+$/;

/** A number without the points between its thousands. */
export const withoutPoints = (text: string) => text.replaceAll('.', '');
