import { followEvents } from '@/components/pdf-viewer/session/followEvents';
import type { ViewerState } from '@/components/pdf-viewer/session/viewerState';
import { fakeBus, fakeStore, pdfjsEnums } from './fakePdfjs';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => jest.requireActual('./fakePdfjs').pdfjsEnums);

/** The state after an event. */
function stateAfter(name: string, event: object, state: Partial<ViewerState> = {}): ViewerState {
  const bus = fakeBus();
  const store = fakeStore(state);
  followEvents(bus, store);
  bus.emit(name, event);
  return store.get();
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
  ])('%s %j changes the state', (name, event, expected) => expect(stateAfter(name, event)).toMatchObject(expected));

  it('takes over the options of a selected annotation and leaves the others', () => {
    const details = [[pdfjsEnums.AnnotationEditorParamsType.INK_OPACITY, 0.5]];
    const { toolOptions } = stateAfter('annotationeditorparamschanged', { details });
    expect(toolOptions).toEqual({ ...fakeStore().get().toolOptions, inkOpacity: 50 });
  });

  it.each([
    [0, 'found'],
    [1, 'nothing'],
    [2, 'found'],
    [3, 'pending'],
  ])('find state %d is %s', (state, status) => {
    const matchesCount = { current: 2, total: 8 };
    const { find } = stateAfter('updatefindcontrolstate', { state, matchesCount }, SEARCHING);
    expect(find).toEqual({ status, ...matchesCount });
  });

  it('counts matches while the search goes on', () => {
    const matchesCount = { current: 1, total: 3 };
    const { find } = stateAfter('updatefindmatchescount', { matchesCount }, SEARCHING);
    expect(find).toEqual({ status: 'pending', ...matchesCount });
  });

  it.each([
    ['updatefindcontrolstate', { state: 0 }],
    ['updatefindmatchescount', {}],
  ])('%s is ignored once the search has ended', (name, event) => {
    const { find } = stateAfter(name, { ...event, matchesCount: { current: 1, total: 3 } });
    expect(find).toEqual({ status: 'idle', current: 0, total: 0 });
  });
});
