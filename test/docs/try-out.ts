import type { Page } from 'playwright-core';

/** Where the reference shows an operation that needs nothing to be said. */
export const whoami = '/docs/reference#/service/service.whoami';

/** The part of the reference that shows an operation. */
export const blockOf = (page: Page, operation: string) => page.locator(`[id$="${operation}"]`);

/** Tries an operation out, for the first time or again; the status and the body that the reference shows. */
export async function tryOut(page: Page, operation: string) {
  const block = blockOf(page, operation);
  const answer = block.locator('.live-responses-table .response');
  if (await answer.isVisible()) await block.getByRole('button', { name: 'Clear' }).click();
  const begin = block.getByRole('button', { name: 'Try it out' });
  const execute = block.getByRole('button', { name: 'Execute' });
  await begin.or(execute).waitFor();
  if (await begin.isVisible()) await begin.click();
  await execute.click();
  const status = await answer.locator('.response-col_status').innerText();
  const body = await answer.locator('.highlight-code').first().innerText();
  return { status: status.trim(), body };
}
