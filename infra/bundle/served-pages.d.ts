/** What the bundle of the function that serves the console is given. */
declare module 'console-pages' {
  import type { ConsolePages } from '#infra/bundle/console-pages.ts';

  const pages: ConsolePages;
  export default pages;
}
