import { ANNOTATION_RANGES, HIGHLIGHT_COLORS, PEN_COLORS } from './annotation/annotationDefaults';
import type { Failure } from './failure';
import type { OutlineEntry } from './outlineEntries';
import { DEFAULT_ZOOM } from './zoom';

/** The annotation tools; with 'none' the document is only read. */
export const TOOLS = ['none', 'text', 'highlight', 'ink', 'stamp'] as const;
export type Tool = (typeof TOOLS)[number];

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

type Phase = 'loading' | 'password' | 'ready' | 'failed';

/** A file inside the document. */
export type Attachment = {
  /** By which pdf.js finds its content. */
  id: string;
  /** File name. */
  name: string;
  description?: string;
};

/** Description of a stamped picture. */
export type AltTextRequest = {
  altText: string;
  isDecorative: boolean;
  /** A small copy of the picture; undefined where pdf.js has none. */
  picture?: HTMLCanvasElement;
};

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
  /** Turn of the pages from how the document has them, clockwise: 0, 90, 180 or 270 degrees. */
  rotation: number;
  outline: readonly OutlineEntry[];
  /** Files inside the document. */
  attachments: readonly Attachment[];
  tool: Tool;
  toolOptions: ToolOptions;
  /** The file that was last chosen for a stamp is no picture that can be drawn. */
  isStampRefused: boolean;
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
  notice?: 'saveFailed' | 'signsLost' | 'notKept' | 'printFailed' | 'pageFailed' | 'attachmentFailed';
};

export const INITIAL_STATE: ViewerState = {
  phase: 'loading',
  isPasswordWrong: false,
  progress: 0,
  pageNumber: 1,
  pageCount: 0,
  zoom: { value: DEFAULT_ZOOM, factor: 1 },
  rotation: 0,
  outline: [],
  attachments: [],
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
  isStampRefused: false,
  canUndo: false,
  canRedo: false,
  isPainted: false,
  isUnsaved: false,
  isSaving: false,
  find: { status: 'idle', current: 0, total: 0 },
};
