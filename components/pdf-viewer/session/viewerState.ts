import type { Failure } from '../host/failure';
import { ANNOTATION_RANGES, HIGHLIGHT_COLORS, PEN_COLORS } from './annotationDefaults';
import type { OutlineEntry } from './outlineEntries';
import { DEFAULT_ZOOM } from './zoom';

/** The annotation tools; none reads. */
export type Tool = 'none' | 'text' | 'highlight' | 'ink' | 'stamp';

/** What the tools draw with; the field that belongs to what is selected shows that thing's own value. */
export type ToolOptions = {
  textColor: string;
  textSize: number;
  highlightColor: string;
  highlightThickness: number;
  inkColor: string;
  inkThickness: number;
  inkOpacity: number;
};

/** Where opening the document stands. */
export type Phase = 'loading' | 'password' | 'ready' | 'failed';

/** What stands in a picture that was stamped, while the visitor describes it. */
export type AltTextRequest = { altText: string; isDecorative: boolean };

/** All that the view shows of the document. */
export type ViewerState = {
  phase: Phase;
  failure?: Failure;
  /** The last password was wrong. */
  isPasswordWrong: boolean;
  /** How much has come, in per cent. */
  progress: number;
  pageNumber: number;
  pageCount: number;
  zoom: { value: string; factor: number };
  outline: readonly OutlineEntry[];
  tool: Tool;
  toolOptions: ToolOptions;
  canUndo: boolean;
  canRedo: boolean;
  /** The first page has been drawn. */
  isPainted: boolean;
  /** Annotations or filled fields are in no file yet. */
  isUnsaved: boolean;
  isSaving: boolean;
  find: { status: 'idle' | 'pending' | 'found' | 'nothing'; current: number; total: number };
  /** The page that is being made ready for printing. */
  printing?: number;
  altText?: AltTextRequest;
  /** Something that went wrong beside the document, in words. */
  notice?: string;
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
