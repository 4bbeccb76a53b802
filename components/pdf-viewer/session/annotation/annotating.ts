import { AnnotationEditorParamsType, type AnnotationEditorUIManager } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Parts } from '../createParts';
import type { Store } from '../createStore';
import { type AltTextRequest, TOOLS, type Tool, type ToolOptions, type ViewerState } from '../viewerState';
import { canDraw, newTextSize, PEN_COLORS } from './annotationDefaults';
import { EDITOR_OF_TOOL, paramOfOption } from './toolParams';

/** Longest side of the picture beside the description, in px (specification, section 9). */
const PICTURE_PX = 224;

/** The part of pdf.js's stamp editor that holds its description. */
type DescribedEditor = {
  altTextData: { altText: string | null; decorative: boolean };
  /** Copies the picture, no larger than the two sizes in px; the second is the size of the canvas. */
  copyCanvas?: (dataSize: number, canvasSize: number) => { canvas: HTMLCanvasElement | null };
  altTextFinish: () => void;
};

/** pdf.js's keys for editors: Escape, and Delete and Backspace, which would remove the stamp while its description is typed. */
type EditingKeys = { removeEditListeners: () => void; addEditListeners: () => void };

/** Asks for the description of a stamped picture through the store, and writes the answer into the picture. */
export function createAltText(store: Store<ViewerState>) {
  let editor: DescribedEditor | undefined;
  let keys: EditingKeys | undefined;

  return {
    /** For pdf.js, which calls editAltText when the 'Alt text' button of a stamp is pressed. */
    manager: {
      editAltText(uiManager: EditingKeys, described: DescribedEditor) {
        editor = described;
        keys = uiManager;
        keys.removeEditListeners();
        const { altText, decorative } = described.altTextData;
        const picture = described.copyCanvas?.(PICTURE_PX, PICTURE_PX).canvas ?? undefined;
        store.set({ altText: { altText: altText ?? '', isDecorative: decorative, picture } });
      },
      destroy() {
        editor = undefined;
        keys = undefined;
      },
    },
    /** Takes the description; without one the picture keeps its own. */
    answer(answer?: AltTextRequest) {
      if (editor && answer) {
        const { altText, isDecorative } = answer;
        editor.altTextData = { altText: isDecorative ? '' : altText.trim(), decorative: isDecorative };
      }
      store.set({ altText: undefined });
      keys?.addEditListeners();
      editor?.altTextFinish();
      editor = undefined;
      keys = undefined;
    },
  };
}

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
