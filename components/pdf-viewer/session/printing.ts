import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import styles from './PrintSheets.module.scss';
import type { Store } from './viewerState';

/** Print resolution in dots per inch. A point is 1/72 inch. */
const PRINT_DPI = 150;
const POINTS_PER_INCH = 72;

type Sheet = { url: string; width: number; height: number };

async function drawSheet(pdf: PDFDocumentProxy, pageNumber: number): Promise<Sheet> {
  const page = await pdf.getPage(pageNumber);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: PRINT_DPI / POINTS_PER_INCH });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({
    canvas,
    viewport,
    intent: 'print',
    annotationMode: AnnotationMode.ENABLE_STORAGE,
    printAnnotationStorage: pdf.annotationStorage.print,
  }).promise;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  canvas.width = 0;
  if (!blob) throw new Error(`Page ${pageNumber} could not be drawn.`);
  return { url: URL.createObjectURL(blob), width, height };
}

async function drawSheets(pdf: PDFDocumentProxy, store: Store, sheets: Sheet[]): Promise<boolean> {
  for (let page = 1; page <= pdf.numPages; page += 1) {
    store.set({ printing: page });
    sheets.push(await drawSheet(pdf, page));
    if (store.get().printing === undefined) return false;
  }
  return true;
}

const paperNameOf = ({ width, height }: Sheet) => `paper-${Math.round(width)}-${Math.round(height)}`;

/** Sheets that differ in size from the first one get a named page size. */
function imageOf(sheet: Sheet, first: Sheet): HTMLImageElement {
  const image = new Image();
  image.src = sheet.url;
  image.alt = '';
  if (paperNameOf(sheet) !== paperNameOf(first)) {
    image.className = styles.otherPaper ?? '';
    image.style.setProperty('page', paperNameOf(sheet));
  }
  return image;
}

/**
 * A page size for every sheet; browsers that support only one use the first sheet's. The content security policy allows constructed
 * style sheets, but not style elements.
 */
function papersOf(sheets: readonly Sheet[], first: Sheet): CSSStyleSheet {
  const rule = (name: string, { width, height }: Sheet) => `@page ${name} { size: ${width}pt ${height}pt; margin: 0 }`;
  const papers = new CSSStyleSheet();
  papers.replaceSync([rule('', first), ...sheets.map((sheet) => rule(paperNameOf(sheet), sheet))].join('\n'));
  return papers;
}

/** Shows only the sheets, opens the browser's print dialog, and restores the page afterwards. */
async function printSheets(sheets: readonly Sheet[], first: Sheet): Promise<void> {
  const frame = document.createElement('div');
  frame.className = styles.sheets ?? '';
  const images = sheets.map((sheet) => imageOf(sheet, first));
  frame.append(...images);
  const papers = papersOf(sheets, first);
  document.body.append(frame);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, papers];
  try {
    await Promise.all(images.map((image) => image.decode()));
    window.print();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== papers);
    frame.remove();
  }
}

/** Prints the document with the visitor's annotations. Clearing `printing` in the store cancels it. */
export async function printDocument(pdf: PDFDocumentProxy, store: Store): Promise<void> {
  const sheets: Sheet[] = [];
  store.set({ notice: undefined });
  try {
    const isDone = await drawSheets(pdf, store, sheets);
    const [first] = sheets;
    store.set({ printing: undefined });
    if (isDone && first) await printSheets(sheets, first);
  } catch (error) {
    console.error(error);
    store.set({ printing: undefined, notice: 'printFailed' });
  } finally {
    for (const { url } of sheets) URL.revokeObjectURL(url);
  }
}
