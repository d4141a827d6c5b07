import type { Locator, Page } from 'playwright-core';

/** A page of the reference: the library takes seconds to show an operation, and longer on a busy machine. */
export function slowPage(page: Page): Page {
  page.setDefaultTimeout(60_000);
  return page;
}

/** Opens an operation in the reference, such as `items/items.list`; the part of the page that shows it. */
export async function openOperation(page: Page, operation: string): Promise<Locator> {
  await slowPage(page).goto(`/docs/reference#/${operation}`);
  const shown = page.locator('.opblock.is-open');
  await shown.getByRole('button', { name: 'Try it out' }).waitFor();
  return shown;
}

/** Tries an operation out, for the first time or again; the status and the body that the reference shows. */
export async function tryOut(operation: Locator) {
  const answer = operation.locator('.live-responses-table .response');
  const begin = operation.getByRole('button', { name: 'Try it out' });
  if (await begin.isVisible()) await begin.click();
  if (await answer.isVisible()) await operation.getByRole('button', { name: 'Clear' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  const status = await answer.locator('.response-col_status').innerText();
  const body = await answer.locator('.highlight-code').first().innerText();
  return { status: status.trim(), body };
}
