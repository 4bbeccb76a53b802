import { annotatedName, readAttachments, saveAnnotated } from '@/components/pdf-viewer/session/loaded';
import { printDocument } from '@/components/pdf-viewer/session/printing';
import { downloadBlob } from '@/lib/browser/downloads';
import { fakePdf, fakeStore } from './fakePdfjs';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => jest.requireActual('./fakePdfjs').pdfjsEnums);
jest.mock('pdfjs-dist/legacy/web/pdf_viewer.mjs', () => ({ DownloadManager: class {}, FindState: {} }));
jest.mock('@/lib/browser/downloads', () => ({
  ...jest.requireActual('@/lib/browser/downloads'),
  downloadBlob: jest.fn(),
}));
beforeEach(() => jest.mocked(downloadBlob).mockClear());

function save(saveDocument: () => Promise<Uint8Array<ArrayBuffer>>) {
  const store = fakeStore({ notice: 'saveFailed' });
  return saveAnnotated(fakePdf({ saveDocument }), '/documents/vat.pdf', store).then(store.get);
}

describe('saving an annotated document', () => {
  it('warns in an app that may not store files that the annotations are not saved yet', async () => {
    const userAgent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Chrome/128.0 WhatsApp/2.24.16.77');
    expect(await save(async () => new Uint8Array([37, 80, 68, 70]))).toMatchObject({
      isSaving: false,
      isUnsaved: true,
      notice: 'notKept',
    });
    userAgent.mockRestore();
  });

  it('reports a failure, and still counts the annotations as unsaved', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const state = await save(() => Promise.reject(new Error('no')));
    expect(state).toMatchObject({ isSaving: false, isUnsaved: true, notice: 'saveFailed' });
    expect(downloadBlob).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it.each([
    ['/documents/tax-guide.pdf', 'tax-guide (annotated).pdf'],
    ['/documents/tax-guide.PDF?v=2#page=4', 'tax-guide (annotated).pdf'],
    ['/documents/Sheria%20ya%20Kodi.pdf', 'Sheria ya Kodi (annotated).pdf'],
    ['/documents/%E0%A4.pdf', '%E0%A4 (annotated).pdf'],
    ['/', 'document (annotated).pdf'],
  ])('saves %s as %s', (href, name) => expect(annotatedName(href)).toBe(name));
});

it.each([
  ['invoice\u202Egpj.exe', 'invoicegpj.exe'],
  ['two\nlines.txt', 'twolines.txt'],
  [' \u200B ', 'attachment'],
])("an attachment's name contains no invisible characters: %j is %j", async (filename, name) => {
  const found = new Map([['a1', { filename, description: '' }]]);
  expect(await readAttachments(fakePdf({ getAttachments: async () => found }))).toEqual([{ id: 'a1', name }]);
});

beforeAll(() => {
  // jsdom has no canvas drawing, image decoding, constructable style sheets or blob URLs.
  HTMLCanvasElement.prototype.toBlob = (onBlob) => onBlob(new Blob(['png']));
  HTMLImageElement.prototype.decode = async () => undefined;
  Object.assign(global, { CSSStyleSheet: jest.fn(() => ({ replaceSync: jest.fn() })) });
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: jest.fn() });
});

const fail = () => {
  throw new Error('no');
};

// tests/e2e/viewer/reading.spec.ts tests the printed pages.
it.each([
  ['a page cannot be drawn', async () => fail(), () => undefined],
  ['the print dialog fails', async () => undefined, fail],
])('printing reports a failure and restores the page if %s', async (_what, draw, openDialog) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.print = openDialog;
  const store = fakeStore();
  const getViewport = ({ scale }: { scale: number }) => ({ width: 595 * scale, height: 842 * scale });
  const page = { getViewport, render: () => ({ promise: draw() }) };
  await printDocument(fakePdf({ numPages: 1, annotationStorage: {}, getPage: async () => page }), store);

  expect(store.get()).toMatchObject({ notice: 'printFailed', printing: undefined });
  expect(log).toHaveBeenCalledWith(new Error('no'));
  expect(document.querySelector('body > div')).toBeNull();
  expect(document.adoptedStyleSheets).toEqual([]);
  log.mockRestore();
});
