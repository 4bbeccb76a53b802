import { createParts } from '@/components/pdf-viewer/session/createParts';
import { createSession } from '@/components/pdf-viewer/session/createSession';
import { openDocument } from '@/components/pdf-viewer/session/openDocument';
import { printDocument } from '@/components/pdf-viewer/session/printing';
import { thumbnailJob } from '@/components/pdf-viewer/session/renderThumbnail';
import { fakeParts } from './fakePdfjs';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ AnnotationEditorType: {}, AnnotationEditorParamsType: {} }));
jest.mock('@/components/pdf-viewer/session/createParts', () => ({ createParts: jest.fn() }));
jest.mock('@/components/pdf-viewer/session/followSize', () => ({ followSize: jest.fn() }));
jest.mock('@/components/pdf-viewer/session/gestures', () => ({ followGestures: jest.fn() }));
jest.mock('@/components/pdf-viewer/session/openDocument', () => ({ openDocument: jest.fn() }));
jest.mock('@/components/pdf-viewer/session/printing', () => ({ printDocument: jest.fn() }));
jest.mock('@/components/pdf-viewer/session/renderThumbnail', () => ({ thumbnailJob: jest.fn() }));
jest.mock('@/components/pdf-viewer/session/showDocument', () => ({ showDocument: jest.fn() }));

/** A session of a document with so many additions; `load` is the end of loading. */
function start(additions = 0) {
  jest.clearAllMocks();
  const { parts, eventBus, aborter } = fakeParts();
  jest.mocked(createParts).mockReturnValue(parts);
  const opening = { submitPassword: jest.fn(), close: jest.fn(async () => undefined) };
  jest.mocked(openDocument).mockReturnValue(opening);
  const container = document.createElement('div');
  const session = createSession({ container, href: '/documents/vat.pdf', target: { id: 'vat', page: 2 } });

  const pdf: object = { annotationStorage: { size: additions } };
  const load = () => jest.mocked(openDocument).mock.calls[0]?.[2](pdf as never);
  const job = { run: () => new Promise<void>(() => undefined), cancel: jest.fn() };
  jest.mocked(thumbnailJob).mockReturnValue(job);
  const endCurrentEditing = jest.fn();
  eventBus.emit('annotationeditoruimanager', { uiManager: { endCurrentEditing } });
  return { session, pdf, load, aborter, opening, job, endCurrentEditing };
}

describe('a session', () => {
  it.each([
    [0, false],
    [1, true],
  ])('with %d additions has something to save: %s; it first ends what is still being written', (additions, has) => {
    const { session, load, endCurrentEditing } = start(additions);
    expect(session.hasAdditions()).toBe(false);
    load();
    expect(session.hasAdditions()).toBe(has);
    expect(endCurrentEditing).toHaveBeenCalledTimes(2);
  });

  it('prints the loaded document, once at a time, with what is still being written', async () => {
    const { session, pdf, load, endCurrentEditing } = start();
    await session.print();
    expect(printDocument).not.toHaveBeenCalled();
    load();
    await session.print();
    expect(endCurrentEditing).toHaveBeenCalledTimes(1);
    expect(printDocument).toHaveBeenCalledWith(pdf, session.store);

    session.store.set({ printing: 1 });
    await session.print();
    expect(printDocument).toHaveBeenCalledTimes(1);
    session.stopPrinting();
    expect(session.store.get().printing).toBeUndefined();
  });

  it('stops printing and drawing, and frees the document and the listeners, when it closes', async () => {
    const { session, load, aborter, opening, job } = start();
    load();
    session.drawThumbnail({ pageNumber: 3, rotation: 0, width: 112 }, jest.fn());
    session.store.set({ printing: 1 });
    await session.close();
    expect(job.cancel).toHaveBeenCalledTimes(1);
    expect(session.store.get().printing).toBeUndefined();
    expect(aborter.signal.aborted).toBe(true);
    expect(opening.close).toHaveBeenCalledTimes(1);
  });
});
