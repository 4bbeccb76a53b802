import type { Failure } from '../host/failure';
import { ANNOTATION_RANGES, HIGHLIGHT_COLORS, PEN_COLORS } from './annotationDefaults';
import type { OutlineEntry } from './outlineEntries';
import { DEFAULT_ZOOM } from './zoom';

/** The annotation tools; with 'none' the document is only read. */
export type Tool = 'none' | 'text' | 'highlight' | 'ink' | 'stamp';

/** What the tools draw with. While an annotation is selected, its own values. */
export type ToolOptions = {
  textColor: string;
  textSize: number;
  highlightColor: string;
  highlightThickness: number;
  inkColor: string;
  inkThickness: number;
  inkOpacity: number;
};

export type Phase = 'loading' | 'password' | 'ready' | 'failed';

/** Description of a stamped picture. */
export type AltTextRequest = { altText: string; isDecorative: boolean };

/** The document's state, as the view shows it. */
export type ViewerState = {
  phase: Phase;
  failure?: Failure;
  /** The last password was wrong. */
  isPasswordWrong: boolean;
  /** Share of the file that is loaded, in per cent. */
  progress: number;
  pageNumber: number;
  pageCount: number;
  zoom: { value: string; factor: number };
  outline: readonly OutlineEntry[];
  tool: Tool;
  toolOptions: ToolOptions;
  canUndo: boolean;
  canRedo: boolean;
  /** The first page has been rendered. */
  isPainted: boolean;
  /** Annotations or filled fields have not been downloaded. */
  isUnsaved: boolean;
  isSaving: boolean;
  find: { status: 'idle' | 'pending' | 'found' | 'nothing'; current: number; total: number };
  /** The page that is being rendered for printing; undefined while nothing prints. */
  printing?: number;
  /** The description that the visitor is asked for. */
  altText?: AltTextRequest;
  /** What went wrong while the document stays open; a key of VIEWER_TEXTS. */
  notice?: 'saveFailed' | 'printFailed' | 'pageFailed';
};

export const INITIAL_STATE: ViewerState = {
  phase: 'loading',
  isPasswordWrong: false,
  progress: 0,
  pageNumber: 1,
  pageCount: 0,
  zoom: { value: DEFAULT_ZOOM, factor: 1 },
  outline: [],
  tool: 'none',
  toolOptions: {
    textColor: PEN_COLORS[0].value,
    textSize: ANNOTATION_RANGES.textSize.initial,
    highlightColor: HIGHLIGHT_COLORS[0].value,
    highlightThickness: ANNOTATION_RANGES.highlightThickness.initial,
    inkColor: PEN_COLORS[0].value,
    inkThickness: ANNOTATION_RANGES.inkThickness.initial,
    inkOpacity: ANNOTATION_RANGES.inkOpacity.initial,
  },
  canUndo: false,
  canRedo: false,
  isPainted: false,
  isUnsaved: false,
  isSaving: false,
  find: { status: 'idle', current: 0, total: 0 },
};
