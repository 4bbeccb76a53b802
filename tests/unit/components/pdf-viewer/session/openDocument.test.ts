import { getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { failureOf, openDocument } from '@/components/pdf-viewer/session/openDocument';
import { fakePdf, fakeStore } from './fakePdfjs';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  ...jest.requireActual('./fakePdfjs').pdfjsEnums,
  getDocument: jest.fn(),
  PDFWorker: class {
    destroy() {}
  },
}));
jest.mock('pdfjs-dist/legacy/web/pdf_viewer.mjs', () => ({ DownloadManager: class {}, FindState: {} }));

const errorOf = (name: string, message: string, more = {}) => Object.assign(new Error(message), { name }, more);
const responseOf = (status: number) =>
  errorOf('ResponseException', `Unexpected server response (${status})`, { status });

describe('the kind of a failure', () => {
  it.each([
    ['a damaged file', errorOf('InvalidPDFException', 'Invalid PDF structure.'), 'damaged'],
    ['a truncated file', errorOf('FormatError', 'Bad xref entry'), 'damaged'],
    ['a parser error', errorOf('UnknownErrorException', 'Cannot read properties of undefined'), 'damaged'],
    ['a missing file', responseOf(404), 'missing'],
    ['a removed file', responseOf(410), 'missing'],
    ['a server error', responseOf(503), 'failed'],
    ['a network error in Chromium', errorOf('UnknownErrorException', 'Failed to fetch'), 'offline'],
    ['a network error in Firefox', new TypeError('NetworkError when attempting to fetch resource.'), 'offline'],
    ['a network error in Safari', new TypeError('Load failed'), 'offline'],
    ['a viewer script that cannot be loaded', errorOf('ChunkLoadError', 'Failed to load chunk /a.js'), 'failed'],
    ['a worker that cannot be loaded', new Error('The worker could not be loaded.'), 'failed'],
    ['anything else', new Error('No idea'), 'failed'],
    ['undefined', undefined, 'failed'],
  ])('%s', (_case, error, failure) => expect(failureOf(error, true)).toBe(failure));

  it.each([
    ['a script that cannot be loaded is a lost connection', errorOf('ChunkLoadError', 'Failed to load'), 'offline'],
    [
      'a damaged file is still damaged, because it was loaded',
      errorOf('InvalidPDFException', 'Invalid PDF structure.'),
      'damaged',
    ],
  ])('while the browser is offline, %s', (_case, error, failure) => expect(failureOf(error, false)).toBe(failure));
});

it('a document that is closed while it loads is not shown afterwards', async () => {
  jest.useFakeTimers();
  class FakeWorker extends EventTarget {
    terminate() {}
  }
  Object.assign(globalThis, { Worker: FakeWorker });
  const loading = Promise.withResolvers<ReturnType<typeof fakePdf>>();
  const task: object = { promise: loading.promise, destroy: async () => {} };
  jest.mocked(getDocument).mockReturnValue(task as PDFDocumentLoadingTask);
  const onLoaded = jest.fn();
  await openDocument('/vat.pdf', fakeStore(), onLoaded).close();
  loading.resolve(fakePdf({}));
  await jest.advanceTimersByTimeAsync(0);
  expect(onLoaded).not.toHaveBeenCalled();
});
