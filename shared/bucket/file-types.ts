/** A content type that may be stored, and how its content is recognised. */
interface FileType {
  /** A picture that browsers can display, and that may be an item's main picture. */
  isPicture?: true;
  /** Browsers display it in the page instead of downloading it. */
  isShown?: true;
  /**
   * The types that its first bytes are recognised as; absent for plain text, which has no
   * signature.
   */
  recognised?: readonly string[];
  /** For a zip of no recognised type, the prefixes that its entry names must have. */
  entries?: readonly string[];
}

const picture = (type: string, ...kinds: string[]): FileType => ({
  isPicture: true,
  isShown: true,
  recognised: [type, ...kinds],
});
const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';
const document = (type: string, ...kinds: string[]) =>
  [type, { recognised: [type, ...kinds] }] as const;
const office = (type: string, folder: string) =>
  [
    `${openXml}.${type}`,
    { recognised: [`${openXml}.${type}`], entries: ['[Content_Types].xml', folder] },
  ] as const;
/** Office files from before 2007 are all recognised as their container format. */
const compound = { recognised: ['application/x-cfb'] } as const satisfies FileType;

/**
 * All stored content types. Those that browsers execute, such as svg, html and scripts, are
 * excluded.
 */
export const fileTypes: ReadonlyMap<string, FileType> = new Map<string, FileType>([
  ['image/png', picture('image/png', 'image/apng')],
  ['image/jpeg', picture('image/jpeg')],
  ['image/webp', picture('image/webp')],
  ['image/gif', picture('image/gif')],
  ['application/pdf', { isShown: true, recognised: ['application/pdf'] }],
  ['text/plain', {}],
  ['text/csv', {}],
  office('wordprocessingml.document', 'word/'),
  office('spreadsheetml.sheet', 'xl/'),
  office('presentationml.presentation', 'ppt/'),
  document(`${openDocument}.text`),
  document(`${openDocument}.spreadsheet`),
  document(`${openDocument}.presentation`),
  ['application/msword', compound],
  ['application/vnd.ms-excel', compound],
  ['application/vnd.ms-powerpoint', compound],
  // The type that Apple's tools write.
  document('video/mp4', 'video/x-m4v'),
]);

export function isPictureType(type: string): boolean {
  return fileTypes.get(type)?.isPicture === true;
}

export function isShownType(type: string): boolean {
  return fileTypes.get(type)?.isShown === true;
}
