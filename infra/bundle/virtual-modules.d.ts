/** What the bundle of the function that serves the console is given. */
declare module 'console-pages' {
  import type { ConsolePages } from '#infra/bundle/console.ts';

  export const page: ConsolePages['page'];
  export const assets: ConsolePages['assets'];
}

/** What the bundles of the functions that serve the description are given. */
declare module 'interface-description' {
  import type { ServedFile } from '#shared/http/served-file.ts';

  export const json: ServedFile;
  export const yaml: ServedFile;
}
