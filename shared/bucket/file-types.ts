/** What may be kept, by its content type: what it is, and what its first bytes say that it is. */
interface FileType {
  /** A picture is one that browsers show, and that may stand for an item. */
  isPicture?: true;
  /** Browsers show it in the page, instead of keeping it. */
  isShown?: true;
  /** What content of this type is recognised as; absent for plain text, which has no first bytes. */
  recognised?: readonly string[];
  /** Of a zip that nothing else is recognised in, what the names in it have to begin with. */
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
/** The office files of before 2007 are all recognised as the container that they are. */
const compound = { recognised: ['application/x-cfb'] } as const satisfies FileType;

/**
 * All that may be kept, by its content type. What a browser would run, as svg, html and scripts, is
 * not among it.
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
  // What Apple's tools write names itself so.
  document('video/mp4', 'video/x-m4v'),
]);

export function isPictureType(type: string): boolean {
  return fileTypes.get(type)?.isPicture === true;
}

/** Whether a browser shows a file of this type in the page. */
export function isShownType(type: string): boolean {
  return fileTypes.get(type)?.isShown === true;
}
