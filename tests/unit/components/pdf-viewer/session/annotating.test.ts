import { createAnnotating } from '@/components/pdf-viewer/session/annotation/annotating';
import type { ToolOptions } from '@/components/pdf-viewer/session/viewerState';
import { fakeParts, fakeStore, pdfjsEnums } from './fakePdfjs';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => jest.requireActual('./fakePdfjs').pdfjsEnums);

const { AnnotationEditorParamsType: PARAMS } = pdfjsEnums;

/** Tools over an open document, whose editors pdf.js has made. */
function start() {
  const { eventBus, viewer, parts } = fakeParts();
  const store = fakeStore({ phase: 'ready' });
  const annotating = createAnnotating(parts, store);
  eventBus.emit('annotationeditoruimanager', { uiManager: {} });
  return { eventBus, viewer, store, annotating };
}

describe('new text', () => {
  it.each([
    ['10 points, as the specification has it', 1200, 10],
    ['14 points on a narrow screen', 390, 14],
  ])('is %s', (_what, width, points) => {
    const { eventBus, viewer, annotating } = start();
    Object.defineProperty(viewer.container, 'clientWidth', { value: width });
    annotating.toggleTool('text');
    expect(eventBus.dispatched.map(({ data }) => data.value)).toEqual([points]);
  });
});

describe('the options of the tools', () => {
  it.each<[keyof ToolOptions, string | number, number | undefined, string | number]>([
    ['textColor', '#B52E1E', PARAMS.FREETEXT_COLOR, '#B52E1E'],
    ['textSize', 24, PARAMS.FREETEXT_SIZE, 24],
    ['highlightColor', '#BFD4FF', PARAMS.HIGHLIGHT_COLOR, '#BFD4FF'],
    ['highlightThickness', 8, PARAMS.HIGHLIGHT_THICKNESS, 8],
    ['inkColor', '#272E8F', PARAMS.INK_COLOR, '#272E8F'],
    ['inkThickness', 20, PARAMS.INK_THICKNESS, 20],
    ['inkOpacity', 45, PARAMS.INK_OPACITY, 0.45],
  ])('%s %s is sent to pdf.js and shown', (name, value, type, sent) => {
    const { eventBus, store, annotating } = start();
    annotating.setOption(name, value);
    expect(eventBus.dispatched).toEqual([
      { name: 'switchannotationeditorparams', data: { source: eventBus, type, value: sent } },
    ]);
    expect(store.get().toolOptions).toEqual({ ...fakeStore().get().toolOptions, [name]: value });
  });
});
