import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { showDocument } from '@/components/pdf-viewer/session/showDocument';
import type { ViewerTarget } from '@/lib/links/viewerLink';
import { fakeParts, fakeStore } from './fakePdfjs';

const ENTRY = { title: 'Chapter 1', dest: 'one', url: null, items: [] };

function show(target: ViewerTarget, { outline = Promise.resolve([ENTRY]), pages = Promise.resolve() } = {}) {
  const { parts, viewer, linkService, eventBus } = fakeParts();
  viewer.pagesPromise = pages;
  viewer.container.scrollTop = 14;
  const store = fakeStore();
  const finding = { find: jest.fn(), findNext: jest.fn(), findPrevious: jest.fn(), endFind: jest.fn() };
  const annotationStorage: { onSetModified?: () => void; onResetModified?: () => void } = {};
  const fake: object = { numPages: 32, annotationStorage, getOutline: () => outline };
  const pdf = fake as PDFDocumentProxy;
  showDocument(pdf, { parts, store, finding, target });
  return { viewer, linkService, store, finding, annotationStorage, pdf, start: () => eventBus.emit('pagesinit', {}) };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('showing a document', () => {
  it('hands it to pdf.js, and is ready when its pages are known', () => {
    const { viewer, linkService, store, finding, pdf, start } = show({ id: 'vat' });
    expect(viewer.setDocument).toHaveBeenCalledWith(pdf);
    expect(linkService.setDocument).toHaveBeenCalledWith(pdf, null);
    expect(store.get().phase).toBe('loading');

    start();
    expect(store.get()).toMatchObject({ phase: 'ready', pageCount: 32, pageNumber: 1, zoom: { value: 'auto' } });
    expect(finding.find).not.toHaveBeenCalled();
  });

  it.each([
    [undefined, 1, 0],
    [1, 1, 0],
    [2, 2, 14],
    [32, 32, 14],
    [99, 32, 14],
  ])('at page %j opens page %d, scrolled to %d', (page, expected, scrollTop) => {
    const { viewer, store, start } = show({ id: 'vat', page });
    start();
    expect(viewer.currentPageNumber).toBe(expected);
    expect(store.get().pageNumber).toBe(expected);
    expect(viewer.container.scrollTop).toBe(scrollTop);
    expect(viewer.currentScaleValue).toBe('auto');
  });

  it('finds the text that was asked for', () => {
    const { finding, start } = show({ id: 'vat', find: 'zero rated' });
    start();
    expect(finding.find).toHaveBeenCalledWith('zero rated');
  });

  it('knows whether annotations are unsaved', () => {
    const { store, annotationStorage } = show({ id: 'vat' });
    annotationStorage.onSetModified?.();
    expect(store.get().isUnsaved).toBe(true);
    annotationStorage.onResetModified?.();
    expect(store.get().isUnsaved).toBe(false);
  });

  it('reads the outline, and goes without one that cannot be read', async () => {
    const { store } = show({ id: 'vat' });
    const { store: other } = show({ id: 'vat' }, { outline: Promise.reject(new Error('no')) });
    await settle();
    expect(store.get().outline).toMatchObject([{ title: 'Chapter 1', destination: 'one' }]);
    expect(other.get()).toMatchObject({ outline: [], phase: 'loading' });
  });

  it('fails where no page can be read', async () => {
    const { store } = show({ id: 'vat' }, { pages: Promise.reject(new Error('no')) });
    await settle();
    expect(store.get()).toMatchObject({ phase: 'failed', failure: 'damaged' });
  });
});
