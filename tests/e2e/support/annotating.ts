import { readFile } from 'node:fs/promises';
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Download, Page } from '@playwright/test';
import { expect, type ViewerPage } from './viewer.ts';

/** The tools, with pdf.js's class of a page's layer in which they are active. */
const EDITING = {
  Text: 'freetextEditing',
  Highlight: 'highlightEditing',
  Draw: 'inkEditing',
  Stamp: 'stampEditing',
} as const;

type ToolName = keyof typeof EDITING;

export const TOOLS = Object.keys(EDITING) as ToolName[];

export const bytesOf = async (download: Download) => readFile(await download.path());

/** Reads the annotations of a saved file by kind, with another library than the one that wrote them. */
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

/** Returns a point of the first page, given in shares of its width and height. */
export async function pointOf(viewer: ViewerPage, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await viewer.boxOf(1);
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Selects a tool and waits until the pages use it. */
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

/** Writes words onto the first page. */
export async function write(page: Page, viewer: ViewerPage, words: string): Promise<void> {
  await startNote(page, viewer);
  await page.keyboard.type(words);
  await page.keyboard.press('Escape');
  await expect(viewer.pdfPage(1).locator('.freeTextEditor')).toContainText(words);
}

/**
 * Drags the mouse along a line, from a whole pixel like every mouse. If pressed between two pixels, Chromium takes the
 * letter at that point, and at the first move the letter at the whole pixel: if they differ, nothing is selected.
 */
export async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(Math.round(from.x), Math.round(from.y));
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2 + 10, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

/** Highlights the beginning of a line on the first page, from so many px after the edge of its first letter. */
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
