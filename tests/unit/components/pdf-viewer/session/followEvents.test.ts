import { followEvents } from '@/components/pdf-viewer/session/followEvents';
import type { ViewerState } from '@/components/pdf-viewer/session/viewerState';
import { fakeBus, fakeStore, pdfjsEnum } from './fakePdfjs';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => {
  const { pdfjsEnum } = jest.requireActual('./fakePdfjs');
  return {
    AnnotationEditorType: pdfjsEnum('AnnotationEditorType'),
    AnnotationEditorParamsType: pdfjsEnum('AnnotationEditorParamsType'),
  };
});

function start(state: Partial<ViewerState> = {}) {
  const bus = fakeBus();
  const store = fakeStore(state);
  followEvents(bus, store);
  return { bus, store };
}

const SEARCHING: Partial<ViewerState> = { find: { status: 'pending', current: 0, total: 0 } };

describe('the events of pdf.js', () => {
  it.each<[string, object, Partial<ViewerState>]>([
    ['pagechanging', { pageNumber: 7 }, { pageNumber: 7 }],
    ['scalechanging', { scale: 1.4, presetValue: 'page-width' }, { zoom: { value: 'page-width', factor: 1.4 } }],
    ['scalechanging', { scale: 1.25 }, { zoom: { value: '1.25', factor: 1.25 } }],
    ['rotationchanging', { pagesRotation: 90, pageNumber: 1 }, { rotation: 90 }],
    ['editingstateschanged', { details: { hasSomethingToUndo: true } }, { canUndo: true, canRedo: false }],
    ['editingstateschanged', { details: { hasSomethingToRedo: true } }, { canUndo: false, canRedo: true }],
    ['pagerendered', {}, { isPainted: true }],
    ['pagerendered', { error: new Error('no') }, { isPainted: false, notice: 'pageFailed' }],
  ])('%s %j changes the state', (name, event, expected) => {
    const { bus, store } = start();
    bus.emit(name, event);
    expect(store.get()).toMatchObject(expected);
  });

  it('takes over the options of a selected annotation and leaves the others', () => {
    const { bus, store } = start();
    const before = store.get().toolOptions;
    const type = pdfjsEnum('AnnotationEditorParamsType').INK_OPACITY;
    bus.emit('annotationeditorparamschanged', { details: [[type, 0.5]] });
    expect(store.get().toolOptions).toEqual({ ...before, inkOpacity: 50 });
  });

  it.each([
    [0, 'found'],
    [1, 'nothing'],
    [2, 'found'],
    [3, 'pending'],
  ])('find state %d is %s', (state, status) => {
    const { bus, store } = start(SEARCHING);
    bus.emit('updatefindcontrolstate', { state, matchesCount: { current: 2, total: 8 } });
    expect(store.get().find).toEqual({ status, current: 2, total: 8 });
  });

  it('counts matches while the search goes on', () => {
    const { bus, store } = start(SEARCHING);
    bus.emit('updatefindmatchescount', { matchesCount: { current: 1, total: 3 } });
    expect(store.get().find).toEqual({ status: 'pending', current: 1, total: 3 });
  });

  it.each([
    ['updatefindcontrolstate', { state: 0 }],
    ['updatefindmatchescount', {}],
  ])('%s is ignored once the search has ended', (name, event) => {
    const { bus, store } = start();
    bus.emit(name, { ...event, matchesCount: { current: 1, total: 3 } });
    expect(store.get().find).toEqual({ status: 'idle', current: 0, total: 0 });
  });
});
