/** What the bundle of the function that serves the console is given. */
declare module 'console-pages' {
  import type { ServedPages } from '#shared/http/served-pages.ts';

  export const page: ServedPages['page'];
  export const assets: ServedPages['assets'];
}

/** What the bundle of the function that serves the documentation is given. */
declare module 'docs-pages' {
  import type { ServedPages } from '#shared/http/served-pages.ts';

  export const page: ServedPages['page'];
  export const assets: ServedPages['assets'];
}

/** What the bundles of the functions that serve the description are given. */
declare module 'interface-description' {
  import type { ServedFile } from '#shared/http/served-file.ts';

  export const json: ServedFile;
  export const yaml: ServedFile;
}

/** What the bundle of the function that answers for unknown paths is given. */
declare module 'known-paths' {
  import type { KnownPaths } from '#shared/http/unknown-endpoint.ts';

  export const methods: KnownPaths['methods'];
  export const firstPartySegments: KnownPaths['firstPartySegments'];
}
