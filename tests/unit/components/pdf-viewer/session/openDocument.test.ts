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
    ['a file that stops in the middle', errorOf('FormatError', 'Bad xref entry'), 'damaged'],
    ['a parser that stumbles', errorOf('UnknownErrorException', 'Cannot read properties of undefined'), 'damaged'],
    ['a missing file', responseOf(404), 'missing'],
    ['a file that is gone', responseOf(410), 'missing'],
    ['a server in trouble', responseOf(503), 'failed'],
    ['no answer, in Chromium', errorOf('UnknownErrorException', 'Failed to fetch'), 'offline'],
    ['no answer, in Firefox', new TypeError('NetworkError when attempting to fetch resource.'), 'offline'],
    ['no answer, in Safari', new TypeError('Load failed'), 'offline'],
    ['a script of the viewer that does not come', errorOf('ChunkLoadError', 'Failed to load chunk /a.js'), 'failed'],
    ['a worker that does not come', new Error('The worker could not be loaded.'), 'failed'],
    ['anything else', new Error('No idea'), 'failed'],
    ['undefined, which is no error', undefined, 'failed'],
  ])('%s', (_case, error, failure) => expect(failureOf(error, true)).toBe(failure));

  it.each([
    ['a script that does not come is a lost connection', errorOf('ChunkLoadError', 'Failed to load'), 'offline'],
    ['a damaged file is still one: it had come', errorOf('InvalidPDFException', 'Invalid PDF structure.'), 'damaged'],
  ])('while the browser is offline, %s', (_case, error, failure) => expect(failureOf(error, false)).toBe(failure));
});

it('a document that is closed while it loads is not shown when it comes', async () => {
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
