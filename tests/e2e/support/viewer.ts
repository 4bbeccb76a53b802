import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect as quickExpect } from './fixtures.ts';

/** Opening a document fetches and compiles a megabyte of script: a busy machine takes its time over it. */
const expect = quickExpect.configure({ timeout: 30_000 });
const TEST_TIMEOUT_MS = 150_000;

const FIXTURES = join(import.meta.dirname, '../../fixtures/pdf');

/** The viewer on a page, by what a visitor sees of it. */
export class ViewerPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^Document:/ });
  }

  link(title: string): Locator {
    return this.page.getByRole('region', { name: 'Specimens' }).getByRole('link', { name: title, exact: true });
  }

  /** Goes to the specimens, with a query in the address where one is given. */
  async visit(query = ''): Promise<void> {
    await this.page.goto(`/styleguide/viewer${query}`);
  }

  /** Opens a document and waits for its first page. */
  async open(title: string): Promise<void> {
    await this.visit();
    await this.link(title).click();
    await this.expectPages();
  }

  /** A page of the document, by its number. */
  pdfPage(number: number): Locator {
    return this.dialog.locator(`.page[data-page-number="${number}"]`);
  }

  /** The words of a page, which lie over its picture. */
  textOf(number: number): Locator {
    return this.pdfPage(number).locator('.textLayer');
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  get pageField(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Page', exact: true });
  }

  async expectPages(): Promise<void> {
    await expect(this.pageField).toBeVisible();
    await expect(this.dialog.locator('.page[data-loaded="true"]').first()).toBeVisible();
  }

  /** How many different colours the picture of a page has: more than one means that something is painted. */
  async colorsOf(number: number): Promise<number> {
    return this.pdfPage(number)
      .locator('canvas')
      .first()
      .evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return 0;
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        const colors = new Set<string>();
        for (let index = 0; index < data.length; index += 4) {
          colors.add(`${data[index]},${data[index + 1]},${data[index + 2]}`);
        }
        return colors.size;
      });
  }
}

/** The test of the viewer: the specimens' addresses answer with tests/fixtures/pdf, and those without a file with 404. */
export const test = base.extend<{ viewer: ViewerPage }>({
  viewer: async ({ page }, use, testInfo) => {
    testInfo.setTimeout(TEST_TIMEOUT_MS);
    await page.route('**/specimens/*.pdf', async (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      const body = await readFile(join(FIXTURES, name)).catch(() => undefined);
      if (!body) return route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
      return route.fulfill({
        body,
        contentType: 'application/pdf',
        headers: { 'content-length': String(body.length) },
      });
    });
    await use(new ViewerPage(page));
  },
});

export { expect };
