import { AnnotationEditorParamsType, type AnnotationEditorUIManager } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Parts } from './createParts';
import type { Store } from './createStore';
import { EDITOR_OF_TOOL, paramOfOption } from './toolParams';
import type { Tool, ToolOptions, ViewerState } from './viewerState';

export type Annotating = {
  /** Takes up a tool; the one in use is put away. */
  toggleTool: (tool: Tool) => void;
  setOption: (name: keyof ToolOptions, value: string | number) => void;
  /** Asks for a picture and puts it on the page. */
  addImage: () => void;
  undo: () => void;
  redo: () => void;
  /** Takes in what is still being written or drawn. */
  finishEditing: () => void;
};

export function createAnnotating({ eventBus, viewer }: Parts, store: Store<ViewerState>): Annotating {
  let manager: AnnotationEditorUIManager | undefined;
  eventBus.on('annotationeditoruimanager', ({ uiManager }: { uiManager: AnnotationEditorUIManager }) => {
    manager = uiManager;
  });

  const setTool = (tool: Tool) => {
    if (store.get().phase !== 'ready' || !manager) return;
    viewer.annotationEditorMode = { mode: EDITOR_OF_TOOL[tool] };
    store.set({ tool });
  };
  // A double click on an annotation takes up its tool.
  eventBus.on('switchannotationeditormode', (change: { mode: number; editId?: string | null }) => {
    const tools = Object.keys(EDITOR_OF_TOOL) as Tool[];
    const tool = tools.find((name) => EDITOR_OF_TOOL[name] === change.mode);
    if (!tool) return;
    viewer.annotationEditorMode = change;
    store.set({ tool });
  });

  return {
    toggleTool: (tool) => setTool(store.get().tool === tool ? 'none' : tool),
    setOption(name, value) {
      eventBus.dispatch('switchannotationeditorparams', { source: eventBus, ...paramOfOption(name, value) });
      store.set({ toolOptions: { ...store.get().toolOptions, [name]: value } });
    },
    addImage: () =>
      eventBus.dispatch('switchannotationeditorparams', { source: eventBus, type: AnnotationEditorParamsType.CREATE }),
    undo: () => eventBus.dispatch('editingaction', { source: eventBus, name: 'undo' }),
    redo: () => eventBus.dispatch('editingaction', { source: eventBus, name: 'redo' }),
    finishEditing: () => manager?.endCurrentEditing(),
  };
}
