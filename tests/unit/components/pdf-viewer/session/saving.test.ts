import { annotatedName, saveAnnotated } from '@/components/pdf-viewer/session/saving';
import type { ViewerState } from '@/components/pdf-viewer/session/viewerState';
import { downloadBlob } from '@/lib/browser/downloads';
import { fakePdf, fakeStore } from './fakePdfjs';

jest.mock('@/lib/browser/downloads', () => ({ downloadBlob: jest.fn() }));
beforeEach(() => jest.mocked(downloadBlob).mockClear());

function save(saveDocument: () => Promise<Uint8Array<ArrayBuffer>>) {
  const store = fakeStore({ notice: 'saveFailed' });
  const states: Partial<ViewerState>[] = [];
  store.subscribe(() => {
    const { isSaving, isUnsaved, notice } = store.get();
    states.push({ isSaving, isUnsaved, notice });
  });
  return saveAnnotated(fakePdf({ saveDocument }), '/documents/vat.pdf', store).then(() => states);
}

describe('saving an annotated document', () => {
  it('downloads it under its own name, says meanwhile that it saves, and takes an older notice away', async () => {
    const states = await save(async () => new Uint8Array([37, 80, 68, 70]));
    expect(states).toEqual([
      { isSaving: true, isUnsaved: false, notice: undefined },
      { isSaving: false, isUnsaved: false, notice: undefined },
    ]);
    const [blob, name] = jest.mocked(downloadBlob).mock.calls[0] ?? [];
    expect([blob?.type, blob?.size, name]).toEqual(['application/pdf', 4, 'vat (annotated).pdf']);
  });

  it('says in an app that may keep no files that the annotations are not saved yet', async () => {
    const userAgent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Chrome/128.0 WhatsApp/2.24.16.77');
    const states = await save(async () => new Uint8Array([37, 80, 68, 70]));
    expect(states.at(-1)).toEqual({ isSaving: false, isUnsaved: true, notice: 'notKept' });
    userAgent.mockRestore();
  });

  it('says so where it fails, and still counts the annotations as unsaved', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const states = await save(() => Promise.reject(new Error('no')));
    expect(states.at(-1)).toEqual({ isSaving: false, isUnsaved: true, notice: 'saveFailed' });
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
  ])('names %s %s', (href, name) => expect(annotatedName(href)).toBe(name));
});
