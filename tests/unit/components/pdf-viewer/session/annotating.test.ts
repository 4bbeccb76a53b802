import { createAnnotating } from '@/components/pdf-viewer/session/annotating';
import { optionsOfParams } from '@/components/pdf-viewer/session/toolParams';
import type { ToolOptions } from '@/components/pdf-viewer/session/viewerState';
import { fakeParts, fakeStore, pdfjsEnums } from './fakePdfjs';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => jest.requireActual('./fakePdfjs').pdfjsEnums);

const { AnnotationEditorType: TYPES, AnnotationEditorParamsType: PARAMS } = pdfjsEnums;

/** Tools over an open document, whose editors pdf.js has made unless the test says otherwise. */
function start({ phase = 'ready', hasEditors = true }: { phase?: 'ready' | 'loading'; hasEditors?: boolean } = {}) {
  const { eventBus, viewer, parts } = fakeParts();
  const store = fakeStore({ phase });
  const annotating = createAnnotating(parts, store);
  const endCurrentEditing = jest.fn();
  const makeEditors = () => eventBus.emit('annotationeditoruimanager', { uiManager: { endCurrentEditing } });
  if (hasEditors) makeEditors();
  return { eventBus, viewer, store, annotating, endCurrentEditing, makeEditors };
}

describe('the annotation tools', () => {
  it.each([
    ['text', TYPES.FREETEXT],
    ['highlight', TYPES.HIGHLIGHT],
    ['ink', TYPES.INK],
    ['stamp', TYPES.STAMP],
  ] as const)('%s takes the place of another, selects its editor, and again selects none', (tool, mode) => {
    const { viewer, store, annotating } = start();
    annotating.toggleTool(tool === 'ink' ? 'text' : 'ink');
    annotating.toggleTool(tool);
    expect(viewer.annotationEditorMode).toEqual({ mode });
    expect(store.get().tool).toBe(tool);

    annotating.toggleTool(tool);
    expect(viewer.annotationEditorMode).toEqual({ mode: TYPES.NONE });
    expect(store.get().tool).toBe('none');
  });

  it.each([
    ['pdf.js has its editors', { hasEditors: false }],
    ['the document is open', { phase: 'loading' }],
  ] as const)('cannot be selected before %s', (_what, given) => {
    const { viewer, store, annotating } = start(given);
    annotating.toggleTool('ink');
    expect(viewer.annotationEditorMode).toEqual({});
    expect(store.get().tool).toBe('none');
  });

  it('follow a double click on an annotation', () => {
    const { eventBus, viewer, store } = start();
    const change = { mode: TYPES.HIGHLIGHT, editId: 'pdfjs_internal_editor_1' };
    eventBus.emit('switchannotationeditormode', change);
    expect(viewer.annotationEditorMode).toEqual(change);
    expect(store.get().tool).toBe('highlight');
  });

  it('leave a mode alone that has no tool', () => {
    const { eventBus, viewer, store } = start();
    eventBus.emit('switchannotationeditormode', { mode: TYPES.SIGNATURE });
    expect(viewer.annotationEditorMode).toEqual({});
    expect(store.get().tool).toBe('none');
  });
});

describe('new text', () => {
  const sizes = ({ eventBus }: ReturnType<typeof start>) =>
    eventBus.dispatched.map(({ data }) => Reflect.get(Object(data), 'value'));

  it('is 16 px high on the screen at every zoom that its range allows', () => {
    const session = start();
    session.annotating.toggleTool('text');
    for (const scale of [0.6, 1.5, 4, 0.1]) session.eventBus.emit('scalechanging', { scale });

    expect(sizes(session)).toEqual([12, 20, 8, 6, 48]);
  });

  it('keeps the size that is chosen, and is left alone by other tools', () => {
    const session = start();
    session.annotating.toggleTool('ink');
    session.eventBus.emit('scalechanging', { scale: 2 });
    session.annotating.setOption('textSize', 24);
    session.annotating.toggleTool('text');

    expect(sizes(session)).toEqual([24]);
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

  it.each<[string, [number | undefined, unknown], Partial<ToolOptions>]>([
    ['an opacity in per cent', [PARAMS.INK_OPACITY, 0.35], { inkOpacity: 35 }],
    ['a thickness in whole points', [PARAMS.INK_THICKNESS, 4.6], { inkThickness: 5 }],
    ['a colour in capitals, as the list has it', [PARAMS.FREETEXT_COLOR, '#b52e1e'], { textColor: '#B52E1E' }],
    ['nothing of a parameter without an option', [PARAMS.HIGHLIGHT_SHOW_ALL, true], {}],
    ['nothing of a value without a use', [PARAMS.INK_COLOR, null], {}],
  ])('are read back: %s', (_what, [type = 0, value], options) => {
    expect(optionsOfParams([[type, value]])).toEqual(options);
  });

  it('are read past one that is unknown', () => {
    const size: [number, number] = [PARAMS.FREETEXT_SIZE ?? 0, 12];
    expect(optionsOfParams([[-5, 1], size])).toEqual({ textSize: 12 });
  });
});

describe('editing', () => {
  it('ends where pdf.js has editors, and is nothing before', () => {
    const { annotating, endCurrentEditing, makeEditors } = start({ hasEditors: false });
    annotating.finishEditing();
    makeEditors();
    annotating.finishEditing();
    expect(endCurrentEditing).toHaveBeenCalledTimes(1);
  });
});
