import { readFile } from 'node:fs/promises';
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Download, Locator, Page } from '@playwright/test';
import { test as base, expect as quickExpect } from './fixtures.ts';

/** Opening a document fetches and compiles a megabyte of script, which is slow on a busy machine. */
const expect = quickExpect.configure({ timeout: 30_000 });
const TEST_TIMEOUT_MS = 150_000;

/** The document that most tests use: eight pages of text without embedded fonts. */
export const GUIDE = 'Tax Guide 2024/25';

/** Page object of the viewer; locates its parts by their accessible names. */
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

  /** Opens the specimens page, with an optional query. */
  async visit(query = ''): Promise<void> {
    await this.page.goto(`/styleguide/viewer${query}`);
  }

  /** Opens the specimens page and a document, and waits for the document's first page. */
  async open(title: string): Promise<void> {
    await this.visit();
    await this.show(title);
  }

  /** Opens a document from the current page, and waits for the document's first page. */
  async show(title: string): Promise<void> {
    await this.link(title).click();
    await this.expectPages();
  }

  async close(): Promise<void> {
    await this.button('Close viewer').click();
    await expect(this.dialog).toBeHidden();
  }

  /** Finds a page of the document by its number. */
  pdfPage(number: number): Locator {
    return this.dialog.locator(`.page[data-page-number="${number}"]`);
  }

  /** Finds a page's text layer, which covers its canvas. */
  textOf(number: number): Locator {
    return this.pdfPage(number).locator('.textLayer');
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  get pageField(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Page', exact: true });
  }

  /** Goes to a page by its number; retries if a page that is still scrolling past has changed the field. */
  async goTo(number: number): Promise<void> {
    await expect(async () => {
      await this.pageField.fill(String(number));
      await this.pageField.press('Enter');
      await expect(this.pageField).toHaveValue(String(number), { timeout: 2_000 });
    }).toPass();
    await expect(this.textOf(number)).toContainText(`page ${number}`);
  }

  get findField(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Find in document' });
  }

  /** Waits until the viewer shows exactly this text. */
  async expectText(text: string): Promise<void> {
    await expect(this.dialog.getByText(text, { exact: true }).first()).toBeVisible();
  }

  async boxOf(number: number): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await this.pdfPage(number).boundingBox();
    if (!box) throw new Error(`Page ${number} is not there.`);
    return box;
  }

  async expectPages(): Promise<void> {
    await expect(this.pageField).toBeVisible();
    await expect(this.dialog.locator('.page[data-loaded="true"]').first()).toBeVisible();
  }

  /** Counts the colours on a page's canvas; more than one means that something has been painted. */
  async colorsOf(number: number): Promise<number> {
    const canvas = this.pdfPage(number).locator('canvas').first();
    return canvas.evaluate((element) => {
      if (!(element instanceof HTMLCanvasElement)) return 0;
      const picture = element.getContext('2d')?.getImageData(0, 0, element.width, element.height);
      return new Set(new Uint32Array(picture?.data.buffer ?? [])).size;
    });
  }
}

/** The viewer's test function. */
export const test = base.extend<{ viewer: ViewerPage }>({
  viewer: async ({ page }, use, testInfo) => {
    testInfo.setTimeout(TEST_TIMEOUT_MS);
    await use(new ViewerPage(page));
  },
});

export { expect };

/** The tools, each with the class that pdf.js sets on a page's editor layer while the tool is active. */
const EDITING = {
  Text: 'freetextEditing',
  Highlight: 'highlightEditing',
  Draw: 'inkEditing',
  Stamp: 'stampEditing',
} as const;

type ToolName = keyof typeof EDITING;

export const TOOLS = Object.keys(EDITING) as ToolName[];

export const bytesOf = async (download: Download) => readFile(await download.path());

/** Reads the annotations of a saved file, using a different library from the one that wrote them. */
export async function annotationsOf(download: Download): Promise<{ kind: string; dict: PDFDict }[]> {
  const saved = await PDFDocument.load(await bytesOf(download));
  return saved.getPages().flatMap((page) => {
    const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray);
    return (annotations?.asArray() ?? []).map((_, index) => {
      const dict = annotations?.lookup(index, PDFDict) ?? PDFDict.withContext(saved.context);
      return { kind: String(dict.lookup(PDFName.of('Subtype'))), dict };
    });
  });
}

/** Returns a point on the first page, given as fractions of its width and height. */
export async function pointOf(viewer: ViewerPage, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await viewer.boxOf(1);
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Selects a tool and waits until it is active on the first page. */
export async function takeUp(viewer: ViewerPage, tool: ToolName): Promise<void> {
  await viewer.button(tool).click();
  await expect(viewer.button(tool)).toHaveAttribute('aria-pressed', 'true');
  await expect(viewer.pdfPage(1).locator(`.annotationEditorLayer.${EDITING[tool]}`)).toBeVisible();
}

/** Starts a note on the first page. */
export async function startNote(page: Page, viewer: ViewerPage): Promise<void> {
  await takeUp(viewer, 'Text');
  const { x, y } = await pointOf(viewer, 0.3, 0.35);
  await page.mouse.click(x, y);
  await expect(viewer.pdfPage(1).locator('.freeTextEditor .internal')).toBeFocused();
}

/** Writes a note on the first page. */
export async function write(page: Page, viewer: ViewerPage, words: string): Promise<void> {
  await startNote(page, viewer);
  await page.keyboard.type(words);
  await page.keyboard.press('Escape');
  await expect(viewer.pdfPage(1).locator('.freeTextEditor')).toContainText(words);
}

/**
 * Drags the mouse along a line, starting at a whole pixel like a real mouse. If the press is between two pixels,
 * Chromium uses the letter at that exact point, but at the first move the letter at the whole pixel; if the two differ,
 * nothing is selected.
 */
export async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(Math.round(from.x), Math.round(from.y));
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2 + 10, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

/** Highlights the beginning of a line on the first page, starting a number of px after the edge of its first letter. */
export async function markText(viewer: ViewerPage, offset = 5): Promise<void> {
  if ((await viewer.button('Highlight').getAttribute('aria-pressed')) !== 'true') {
    await takeUp(viewer, 'Highlight');
  }
  const line = await viewer.textOf(1).getByText('Tax is charged on taxable pay').boundingBox();
  if (!line) throw new Error('The line to mark is not there.');
  const y = line.y + line.height / 2;
  await drag(viewer.page, { x: line.x + offset, y }, { x: line.x + line.width / 3, y });
  await expect(viewer.pdfPage(1).locator('.highlightEditor')).toHaveCount(1);
}
