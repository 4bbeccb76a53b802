import { AnnotationEditorParamsType, type AnnotationEditorUIManager } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Parts } from '../createParts';
import type { Store } from '../createStore';
import { TOOLS, type Tool, type ToolOptions, type ViewerState } from '../viewerState';
import { newTextSize, PEN_COLORS } from './annotationDefaults';
import { canDraw } from './stampFiles';
import { EDITOR_OF_TOOL, paramOfOption } from './toolParams';

type AnnotatedParts = Pick<Parts, 'eventBus' | 'viewer'>;

/** Selects the tool of an annotation that is clicked twice. */
function followDoubleClicks({ eventBus, viewer }: AnnotatedParts, store: Store<ViewerState>): void {
  eventBus.on('switchannotationeditormode', (change: { mode: number; editId?: string | null }) => {
    const tool = TOOLS.find((name) => EDITOR_OF_TOOL[name] === change.mode);
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

  eventBus.on('annotationeditoruimanager', ({ uiManager }: { uiManager: AnnotationEditorUIManager }) => {
    manager = uiManager;
  });
  // The first page that can be annotated tells the defaults of pdf.js, whose black does not show on dark covers.
  const setColors = () => {
    applyOption('textColor', PEN_COLORS[0].value);
    applyOption('inkColor', PEN_COLORS[0].value);
  };
  eventBus.on('annotationeditorlayerrendered', setColors, { once: true });
  followDoubleClicks({ eventBus, viewer }, store);

  return {
    /** Selects a tool, or none if it is selected already. */
    toggleTool(tool: Tool) {
      const { phase, tool: current } = store.get();
      // Setting the mode throws before pdf.js has made its manager.
      if (phase !== 'ready' || !manager) return;
      const next = current === tool ? 'none' : tool;
      if (next === 'text' && !isSizeChosen) applyOption('textSize', newTextSize(viewer.container.clientWidth));
      viewer.annotationEditorMode = { mode: EDITOR_OF_TOOL[next] };
      store.set({ tool: next, isStampRefused: false });
    },
    setOption(name: keyof ToolOptions, value: string | number) {
      isSizeChosen ||= name === 'textSize';
      applyOption(name, value);
    },
    /** Puts a picture on the page that is shown; the store says where the file is none that browsers can draw. */
    async addStamp(file: File) {
      const isDrawable = await canDraw(file);
      store.set({ isStampRefused: !isDrawable });
      if (isDrawable) {
        const value = { bitmapFile: file };
        dispatch('switchannotationeditorparams', { type: AnnotationEditorParamsType.CREATE, value });
      }
    },
    undo: () => dispatch('editingaction', { name: 'undo' }),
    redo: () => dispatch('editingaction', { name: 'redo' }),
    /** Commits the text or drawing that is still being edited. */
    finishEditing: () => manager?.endCurrentEditing(),
  };
}
