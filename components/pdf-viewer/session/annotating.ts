import {
  AnnotationEditorParamsType,
  AnnotationEditorType,
  type AnnotationEditorUIManager,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Parts } from './createParts';
import { onEvent, order } from './pdfjsContract';
import { canDraw, INITIAL_OPTIONS, PEN_COLORS, TOOLS, type Tool, type ToolOptions } from './toolOptions';
import type { Store } from './viewerState';

const EDITOR_OF_TOOL: Readonly<Record<Tool, number>> = {
  none: AnnotationEditorType.NONE,
  text: AnnotationEditorType.FREETEXT,
  highlight: AnnotationEditorType.HIGHLIGHT,
  ink: AnnotationEditorType.INK,
  stamp: AnnotationEditorType.STAMP,
};

const PARAM_OF_OPTION: Readonly<Record<keyof ToolOptions, number>> = {
  textColor: AnnotationEditorParamsType.FREETEXT_COLOR,
  textSize: AnnotationEditorParamsType.FREETEXT_SIZE,
  highlightColor: AnnotationEditorParamsType.HIGHLIGHT_COLOR,
  highlightThickness: AnnotationEditorParamsType.HIGHLIGHT_THICKNESS,
  inkColor: AnnotationEditorParamsType.INK_COLOR,
  inkThickness: AnnotationEditorParamsType.INK_THICKNESS,
  inkOpacity: AnnotationEditorParamsType.INK_OPACITY,
};

const NAMES = Object.keys(PARAM_OF_OPTION) as (keyof ToolOptions)[];

/** Converts an option to a pdf.js parameter. pdf.js uses 0 to 1 for opacity, the interface per cent. */
function paramOfOption(name: keyof ToolOptions, value: string | number) {
  return { type: PARAM_OF_OPTION[name], value: name === 'inkOpacity' ? Number(value) / 100 : value };
}

/** Picks the options from pdf.js parameters, rounded to whole points and per cent. Other parameters are ignored. */
function optionsOfParams(params: readonly (readonly [number, unknown])[]): Partial<ToolOptions> {
  const options: Record<string, string | number> = {};
  for (const [type, value] of params) {
    const name = NAMES.find((option) => PARAM_OF_OPTION[option] === type);
    if (!name) continue;
    if (typeof value === 'number') options[name] = name === 'inkOpacity' ? Math.round(value * 100) : Math.round(value);
    else if (typeof value === 'string') options[name] = value.toUpperCase();
  }
  return options;
}

type AnnotatedParts = Pick<Parts, 'eventBus' | 'viewer'>;

/** Copies events of the pdf.js annotation editors into the store. */
function followEditors({ eventBus, viewer }: AnnotatedParts, store: Store): void {
  // Double-clicking an annotation selects its tool.
  onEvent(eventBus, 'switchannotationeditormode', (change) => {
    const tool = TOOLS.find((name) => EDITOR_OF_TOOL[name] === change.mode);
    if (!tool) return;
    viewer.annotationEditorMode = change;
    store.set({ tool });
  });
  onEvent(eventBus, 'annotationeditorparamschanged', ({ details }) =>
    store.set({ toolOptions: { ...store.get().toolOptions, ...optionsOfParams(details) } }),
  );
  onEvent(eventBus, 'editingstateschanged', ({ details }) =>
    store.set({ canUndo: details.hasSomethingToUndo ?? false, canRedo: details.hasSomethingToRedo ?? false }),
  );
}

/** Container width in px below which new text is larger. */
const NARROW_PX = 600;

/** Size of new text on a narrow screen, in points: legible while typing, without being too large in the file. */
const NARROW_TEXT_SIZE = 14;

/** Size of new text in points, independent of the zoom. */
const newTextSize = (containerWidth: number): number =>
  containerWidth < NARROW_PX ? NARROW_TEXT_SIZE : INITIAL_OPTIONS.textSize;

export function createAnnotating({ eventBus, viewer }: AnnotatedParts, store: Store) {
  let manager: AnnotationEditorUIManager | undefined;
  let isSizeChosen = false;
  const applyOption = (name: keyof ToolOptions, value: string | number) => {
    order(eventBus, 'switchannotationeditorparams', paramOfOption(name, value));
    store.set({ toolOptions: { ...store.get().toolOptions, [name]: value } });
  };

  onEvent(eventBus, 'annotationeditoruimanager', ({ uiManager }) => {
    manager = uiManager;
  });
  // The first annotation layer resets the colours to pdf.js's default black, which does not show on dark covers.
  const setColors = () => {
    applyOption('textColor', PEN_COLORS[0].value);
    applyOption('inkColor', PEN_COLORS[0].value);
  };
  onEvent(eventBus, 'annotationeditorlayerrendered', setColors, { once: true });
  followEditors({ eventBus, viewer }, store);

  return {
    /** Selects a tool, or deselects it if it is already active. */
    toggleTool(tool: Tool) {
      const { phase, tool: current } = store.get();
      // Before pdf.js has created its manager, setting the mode throws.
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
    /** Adds a picture to the current page, or records in the store that the browser cannot draw the file. */
    async addStamp(file: File) {
      const isDrawable = await canDraw(file);
      store.set({ isStampRefused: !isDrawable });
      if (isDrawable) {
        const value = { bitmapFile: file };
        order(eventBus, 'switchannotationeditorparams', { type: AnnotationEditorParamsType.CREATE, value });
      }
    },
    undo: () => order(eventBus, 'editingaction', { name: 'undo' }),
    redo: () => order(eventBus, 'editingaction', { name: 'redo' }),
    /** Commits the text or drawing being edited. */
    finishEditing: () => manager?.endCurrentEditing(),
  };
}
