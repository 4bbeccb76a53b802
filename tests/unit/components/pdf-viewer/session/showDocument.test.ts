import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { showDocument } from '@/components/pdf-viewer/session/showDocument';
import type { ViewerTarget } from '@/lib/links/viewerLink';
import { fakeParts, fakeStore } from './fakePdfjs';

const ENTRY = { title: 'Chapter 1', dest: 'one', url: null, items: [] };

type Given = {
  outline?: Promise<object[]>;
  pages?: Promise<void>;
  info?: object;
  attachments?: Promise<Map<string, object> | null>;
  getPage?: (page: number) => Promise<object>;
};

function show(target: ViewerTarget, given: Given = {}) {
  const { outline = Promise.resolve([ENTRY]), pages = Promise.resolve(), info = {} } = given;
  const { attachments = Promise.resolve(null), getPage = async () => ({}) } = given;
  const { parts, viewer, linkService, eventBus } = fakeParts();
  viewer.pagesPromise = pages;
  viewer.container.scrollTop = 14;
  const store = fakeStore();
  const finding = { find: jest.fn(), findNext: jest.fn(), findPrevious: jest.fn(), endFind: jest.fn() };
  const annotationStorage: { onSetModified?: () => void; onResetModified?: () => void } = {};
  const fake: object = {
    numPages: 32,
    annotationStorage,
    getOutline: () => outline,
    getAttachments: () => attachments,
    getMetadata: async () => ({ info }),
    getPage,
  };
  const pdf = fake as PDFDocumentProxy;
  showDocument(pdf, { parts, store, finding, target });
  const start = () => eventBus.emit('pagesinit', {});
  const turnTo = (pageNumber: number) => eventBus.emit('pagechanging', { pageNumber });
  return { viewer, linkService, store, finding, annotationStorage, pdf, start, turnTo };
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

  it('reads the names of attached files, and goes without those that cannot be read', async () => {
    const attachments = new Map([['a1', { filename: 'payroll.csv', description: '' }]]);
    const { store } = show({ id: 'vat' }, { attachments: Promise.resolve(attachments) });
    const { store: other } = show({ id: 'vat' }, { attachments: Promise.reject(new Error('no')) });
    await settle();
    expect(store.get().attachments).toEqual([{ id: 'a1', name: 'payroll.csv' }]);
    expect(other.get()).toMatchObject({ attachments: [], phase: 'loading' });
  });

  it.each([
    [{ IsXFAPresent: true, IsAcroFormPresent: false }, 'failed', 'xfa'],
    [{ IsXFAPresent: true, IsAcroFormPresent: true }, 'ready', undefined],
    [{ IsXFAPresent: false, IsAcroFormPresent: true }, 'ready', undefined],
  ])('of a form with %j the phase is %s', async (info, phase, failure) => {
    const { store, start } = show({ id: 'vat' }, { info });
    start();
    await settle();
    expect(store.get()).toMatchObject({ phase, ...(failure && { failure }) });
  });

  it('stays refused when its pages are known late', async () => {
    const { store, start } = show({ id: 'vat' }, { info: { IsXFAPresent: true } });
    await settle();
    start();
    expect(store.get()).toMatchObject({ phase: 'failed', failure: 'xfa' });
  });

  it('says of a page that it cannot be read, until another is shown', async () => {
    const getPage = (page: number) => (page === 2 ? Promise.reject(new Error('no page')) : Promise.resolve({}));
    const { store, start, turnTo } = show({ id: 'vat' }, { getPage });
    start();
    turnTo(2);
    await settle();
    expect(store.get().notice).toBe('pageFailed');
    turnTo(3);
    await settle();
    expect(store.get().notice).toBeUndefined();
  });

  it('fails where no page can be read', async () => {
    const { store } = show({ id: 'vat' }, { pages: Promise.reject(new Error('no')) });
    await settle();
    expect(store.get()).toMatchObject({ phase: 'failed', failure: 'damaged' });
  });
});
