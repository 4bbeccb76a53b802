import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect as quickExpect } from './fixtures.ts';

/** Opening a document fetches and compiles a megabyte of script, slow on a busy machine. */
const expect = quickExpect.configure({ timeout: 30_000 });
const TEST_TIMEOUT_MS = 150_000;

/** The document of most tests: eight pages of lines without embedded fonts. */
export const GUIDE = 'Tax Guide 2024/25';

const FIXTURES = join(import.meta.dirname, '../../fixtures/pdf');

/** The viewer on a page, by its accessible names. */
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

  /** Visits the specimens, with an optional query. */
  async visit(query = ''): Promise<void> {
    await this.page.goto(`/styleguide/viewer${query}`);
  }

  /** Opens a document and waits for its first page. */
  async open(title: string): Promise<void> {
    await this.visit();
    await this.link(title).click();
    await this.expectPages();
  }

  /** Finds a page of the document by its number. */
  pdfPage(number: number): Locator {
    return this.dialog.locator(`.page[data-page-number="${number}"]`);
  }

  /** Finds the text layer of a page, which lies over its picture. */
  textOf(number: number): Locator {
    return this.pdfPage(number).locator('.textLayer');
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  get pageField(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Page', exact: true });
  }

  /** Goes to a page by its number. */
  async goTo(number: number): Promise<void> {
    await this.pageField.fill(String(number));
    await this.pageField.press('Enter');
    await expect(this.textOf(number)).toContainText(`page ${number}`);
  }

  get findField(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Find in document' });
  }

  /** Waits until the viewer shows exactly this text. */
  async expectText(text: string): Promise<void> {
    await expect(this.dialog.getByText(text, { exact: true }).first()).toBeVisible();
  }

  /** Returns the box of a page on the screen. */
  async boxOf(number: number): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await this.pdfPage(number).boundingBox();
    if (!box) throw new Error(`Page ${number} is not there.`);
    return box;
  }

  async expectPages(): Promise<void> {
    await expect(this.pageField).toBeVisible();
    await expect(this.dialog.locator('.page[data-loaded="true"]').first()).toBeVisible();
  }

  /** Counts the colours in the picture of a page: more than one means that something is painted. */
  async colorsOf(number: number): Promise<number> {
    const canvas = this.pdfPage(number).locator('canvas').first();
    return canvas.evaluate((element) => {
      if (!(element instanceof HTMLCanvasElement)) return 0;
      const picture = element.getContext('2d')?.getImageData(0, 0, element.width, element.height);
      return new Set(new Uint32Array(picture?.data.buffer ?? [])).size;
    });
  }
}

/** The test function of the viewer: the specimens' addresses answer with tests/fixtures/pdf, others with 404. */
export const test = base.extend<{ viewer: ViewerPage }>({
  viewer: async ({ page }, use, testInfo) => {
    testInfo.setTimeout(TEST_TIMEOUT_MS);
    await page.route('**/specimens/*.pdf', (route) => {
      const path = join(FIXTURES, basename(new URL(route.request().url()).pathname));
      const answer = existsSync(path) ? { path, contentType: 'application/pdf' } : { status: 404, body: 'Not found' };
      return route.fulfill(answer);
    });
    await use(new ViewerPage(page));
  },
});

export { expect };
