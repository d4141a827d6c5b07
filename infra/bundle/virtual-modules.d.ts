/** Generated for the function that serves the console. */
declare module 'console-pages' {
  import type { ServedPages } from '#shared/http/served-pages.ts';

  export const page: ServedPages['page'];
  export const assets: ServedPages['assets'];
}

/** Generated for the function that serves the documentation. */
declare module 'docs-pages' {
  import type { ServedPages } from '#shared/http/served-pages.ts';

  export const page: ServedPages['page'];
  export const assets: ServedPages['assets'];
}

/** Generated for the functions that serve the OpenAPI description. */
declare module 'interface-description' {
  import type { ServedFile } from '#shared/http/served-file.ts';

  export const json: ServedFile;
  export const yaml: ServedFile;
}

/** Generated for the function that answers requests for unknown paths. */
declare module 'known-paths' {
  import type { KnownPaths } from '#shared/http/unknown-endpoint.ts';

  export const methods: KnownPaths['methods'];
  export const firstPartySegments: KnownPaths['firstPartySegments'];
}
