import { AnnotationEditorParamsType, type AnnotationEditorUIManager } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readableTextSize } from './annotationDefaults';
import type { Parts } from './createParts';
import type { Store } from './createStore';
import { EDITOR_OF_TOOL, paramOfOption } from './toolParams';
import type { Tool, ToolOptions, ViewerState } from './viewerState';

type AnnotatedParts = Pick<Parts, 'eventBus' | 'viewer'>;

/** Selects the tool of an annotation that is clicked twice. */
function followDoubleClicks({ eventBus, viewer }: AnnotatedParts, store: Store<ViewerState>): void {
  eventBus.on('switchannotationeditormode', (change: { mode: number; editId?: string | null }) => {
    const tools = Object.keys(EDITOR_OF_TOOL) as Tool[];
    const tool = tools.find((name) => EDITOR_OF_TOOL[name] === change.mode);
    if (!tool) return;
    viewer.annotationEditorMode = change;
    store.set({ tool });
  });
}

/** Annotating with the editors of pdf.js. */
export function createAnnotating({ eventBus, viewer }: AnnotatedParts, store: Store<ViewerState>) {
  let manager: AnnotationEditorUIManager | undefined;
  let isSizeChosen = false;
  const dispatch = (name: string, data: object) => eventBus.dispatch(name, { source: eventBus, ...data });
  const applyOption = (name: keyof ToolOptions, value: string | number) => {
    dispatch('switchannotationeditorparams', paramOfOption(name, value));
    store.set({ toolOptions: { ...store.get().toolOptions, [name]: value } });
  };
  /** New text is as readable at every zoom, until the visitor chooses its size. Selected text keeps its own. */
  const fitTextSize = (factor: number) => {
    if (!isSizeChosen && !manager?.hasSelection) applyOption('textSize', readableTextSize(factor));
  };

  eventBus.on('annotationeditoruimanager', ({ uiManager }: { uiManager: AnnotationEditorUIManager }) => {
    manager = uiManager;
  });
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => {
    if (store.get().tool === 'text') fitTextSize(scale);
  });
  followDoubleClicks({ eventBus, viewer }, store);

  return {
    /** Selects a tool, or none if it is selected already. */
    toggleTool(tool: Tool) {
      const { phase, tool: current, zoom } = store.get();
      // Setting the mode throws before pdf.js has made its manager.
      if (phase !== 'ready' || !manager) return;
      const next = current === tool ? 'none' : tool;
      if (next === 'text') fitTextSize(zoom.factor);
      viewer.annotationEditorMode = { mode: EDITOR_OF_TOOL[next] };
      store.set({ tool: next });
    },
    setOption(name: keyof ToolOptions, value: string | number) {
      isSizeChosen ||= name === 'textSize';
      applyOption(name, value);
    },
    /** Opens the file chooser and puts the picture on the page. */
    addImage: () => dispatch('switchannotationeditorparams', { type: AnnotationEditorParamsType.CREATE }),
    undo: () => dispatch('editingaction', { name: 'undo' }),
    redo: () => dispatch('editingaction', { name: 'redo' }),
    /** Commits the text or drawing that is still being edited. */
    finishEditing: () => manager?.endCurrentEditing(),
  };
}
