import { ANNOTATION_RANGES, HIGHLIGHT_COLORS, PEN_COLORS } from './annotation/annotationDefaults';
import type { OutlineEntry } from './outlineEntries';
import { DEFAULT_ZOOM } from './zoom';

/**
 * Why a document cannot be shown: no connection; the file is not there; the file is no PDF or is damaged; it is a form
 * in XFA, which browsers do not know; or anything else, such as a server error.
 */
export type Failure = 'offline' | 'missing' | 'damaged' | 'xfa' | 'failed';

/** HTTP statuses of a file that is not there. */
const NOT_FOUND = ['404', '410'];

/** Messages of requests without a response, in Chromium, Firefox and Safari. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|network/i;

/** Messages of bundlers, browsers and pdf.js when a script fails to load. */
const NO_SCRIPT = /chunk|dynamically imported module|worker|importing a module/i;

function fieldOf(error: unknown, key: 'name' | 'message' | 'status'): string {
  if (typeof error !== 'object' || error === null || !(key in error)) return '';
  return String(Reflect.get(error, key));
}

/** The kind of failure behind an error of pdf.js or the browser. */
export function failureOf(error: unknown, isOnline: boolean): Failure {
  const name = fieldOf(error, 'name');
  const message = fieldOf(error, 'message');
  if (name === 'InvalidPDFException' || name === 'FormatError') return 'damaged';
  if (name === 'ResponseException') return NOT_FOUND.includes(fieldOf(error, 'status')) ? 'missing' : 'failed';
  if (!isOnline || NO_ANSWER.test(message)) return 'offline';
  if (NO_SCRIPT.test(message)) return 'failed';
  // pdf.js's parser wraps whatever a damaged file makes it throw.
  return name === 'UnknownErrorException' ? 'damaged' : 'failed';
}

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
  isPasswordWrong: boolean;
  /** Share of the file that is loaded, in per cent. */
  progress: number;
  pageNumber: number;
  pageCount: number;
  zoom: { value: string; factor: number };
  /** Turn of the pages from how the document has them, clockwise: 0, 90, 180 or 270 degrees. */
  rotation: number;
  outline: readonly OutlineEntry[];
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
