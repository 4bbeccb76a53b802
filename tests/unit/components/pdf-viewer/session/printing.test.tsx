import { printDocument } from '@/components/pdf-viewer/session/printing';
import { fakePdf, fakeStore } from './fakePdfjs';

beforeAll(() => {
  // Missing in jsdom: drawing, decoding and constructing style sheets.
  HTMLCanvasElement.prototype.toBlob = (onBlob) => onBlob(new Blob(['png']));
  HTMLImageElement.prototype.decode = async () => undefined;
  Object.assign(global, { CSSStyleSheet: jest.fn(() => ({ replaceSync: jest.fn() })) });
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: jest.fn() });
});

const fail = () => {
  throw new Error('no');
};

// The printed pages are tested in tests/e2e/viewer/reading.spec.ts.
it.each([
  ['a page cannot be drawn', async () => fail(), () => undefined],
  ['the print dialog fails', async () => undefined, fail],
])('a document that is printed says so and restores the page where %s', async (_what, draw, openDialog) => {
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
  expect(document.documentElement).not.toHaveAttribute('data-printing-document');
  log.mockRestore();
});
