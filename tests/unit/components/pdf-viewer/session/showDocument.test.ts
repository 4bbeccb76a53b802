import { showDocument } from '@/components/pdf-viewer/session/showDocument';
import type { ViewerTarget } from '@/lib/links/viewerLink';
import { fakeParts, fakePdf, fakeStore, settle } from './fakePdfjs';

/** What getMetadata and others give, and when the pages can be read. */
type ShowOptions = { pages?: Promise<void> } & Record<string, unknown>;

const ENTRY = { title: 'Chapter 1', dest: 'one', url: null, items: [] };

/** A document of 32 pages, as pdf.js would give it but for the members of `given`. */
function show(target: Partial<ViewerTarget> = {}, { pages = Promise.resolve(), ...given }: ShowOptions = {}) {
  const { parts, viewer, linkService, eventBus } = fakeParts();
  viewer.pagesPromise = pages;
  viewer.container.scrollTop = 14;
  const store = fakeStore();
  const finding = { find: jest.fn(), findNext: jest.fn(), findPrevious: jest.fn(), endFind: jest.fn() };
  const pdf = fakePdf({
    numPages: 32,
    annotationStorage: {},
    getOutline: async () => [ENTRY],
    getAttachments: async () => null,
    getMetadata: async () => ({ info: {} }),
    getPage: async () => ({}),
    ...given,
  });
  showDocument(pdf, { parts, store, finding, target: { id: 'vat', ...target } });
  const start = () => eventBus.emit('pagesinit', {});
  return { viewer, linkService, store, finding, pdf, start };
}

const fail = () => Promise.reject(new Error('no'));

describe('showing a document', () => {
  it('hands it to pdf.js, and is ready when its pages are known', () => {
    const { viewer, linkService, store, finding, pdf, start } = show();
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
    const { viewer, store, start } = show({ page });
    start();
    expect(viewer.currentPageNumber).toBe(expected);
    expect(store.get().pageNumber).toBe(expected);
    expect(viewer.container.scrollTop).toBe(scrollTop);
    expect(viewer.currentScaleValue).toBe('auto');
  });

  it('finds the text that was asked for', () => {
    const { finding, start } = show({ find: 'zero rated' });
    start();
    expect(finding.find).toHaveBeenCalledWith('zero rated');
  });

  it('reads the outline and the names of attached files, and goes without those that cannot be read', async () => {
    const found = new Map([['a1', { filename: 'payroll.csv', description: '' }]]);
    const { store } = show({}, { getAttachments: async () => found });
    const { store: other } = show({}, { getOutline: fail, getAttachments: fail });
    await settle();
    expect(store.get().outline).toMatchObject([{ title: 'Chapter 1', destination: 'one' }]);
    expect(store.get().attachments).toEqual([{ id: 'a1', name: 'payroll.csv' }]);
    expect(other.get()).toMatchObject({ outline: [], attachments: [], phase: 'loading' });
  });

  it.each([
    [{ IsXFAPresent: true, IsAcroFormPresent: false }, 'failed', 'xfa'],
    [{ IsXFAPresent: true, IsAcroFormPresent: true }, 'ready', undefined],
    [{ IsXFAPresent: false, IsAcroFormPresent: true }, 'ready', undefined],
  ])('of a form with %j the phase is %s', async (info, phase, failure) => {
    const { store, start } = show({}, { getMetadata: async () => ({ info }) });
    const seen = () => [store.get().phase, store.get().failure];
    start();
    await settle();
    expect(seen()).toEqual([phase, failure]);
    // Its pages may be known late.
    start();
    expect(seen()).toEqual([phase, failure]);
  });

  it('fails where no page can be read', async () => {
    const { store } = show({}, { pages: fail() });
    await settle();
    expect(store.get()).toMatchObject({ phase: 'failed', failure: 'damaged' });
  });
});
