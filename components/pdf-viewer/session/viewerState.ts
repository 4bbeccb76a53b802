import { INITIAL_OPTIONS, type Tool, type ToolOptions } from './toolOptions';

/**
 * Why a document cannot be shown: no connection; the file is not there; the file is not a PDF or is damaged; it is a
 * form in XFA, which browsers do not know; or anything else, such as a server error.
 */
export type Failure = 'offline' | 'missing' | 'damaged' | 'xfa' | 'failed';

type Phase = 'loading' | 'password' | 'ready' | 'failed';

export type Attachment = {
  /** By which pdf.js finds its content. */
  id: string;
  name: string;
  description?: string;
};

export type AltTextRequest = {
  altText: string;
  isDecorative: boolean;
  /** A small copy of the picture; undefined where pdf.js has none. */
  picture?: HTMLCanvasElement;
};

/** An entry of the document's outline, with the members that the sidebar uses, as pdf.js gives it. */
export type OutlineEntry = {
  title: string;
  /** A place in the document: its name, or the array of a PDF destination. */
  dest: string | unknown[] | null;
  url: string | null;
  items: readonly OutlineEntry[];
};

export type Notice = 'saveFailed' | 'signsLost' | 'notKept' | 'printFailed' | 'pageFailed' | 'attachmentFailed';

/** The document's state, as the view shows it. */
export type ViewerState = {
  phase: Phase;
  failure?: Failure;
  isPasswordWrong: boolean;
  /** The share of the file that is loaded, in per cent. */
  progress: number;
  pageNumber: number;
  pageCount: number;
  zoom: { value: string; factor: number };
  /** Turn of the pages from how the document has them, clockwise: 0, 90, 180 or 270 degrees. */
  rotation: number;
  isScrolling: boolean;
  outline: readonly OutlineEntry[];
  attachments: readonly Attachment[];
  tool: Tool;
  toolOptions: ToolOptions;
  /** The file that was last chosen for a stamp is not a picture that can be drawn. */
  isStampRefused: boolean;
  canUndo: boolean;
  canRedo: boolean;
  isPainted: boolean;
  isUnsaved: boolean;
  isSaving: boolean;
  find: { status: 'idle' | 'pending' | 'found' | 'nothing'; current: number; total: number };
  /** The page that is being rendered for printing; undefined while nothing prints. */
  printing?: number;
  altText?: AltTextRequest;
  notice?: Notice;
};

/** The zoom at first, which Ctrl 0 sets again: it fits the width, up to 125 %. */
export const DEFAULT_ZOOM = 'auto';

export const INITIAL_STATE: ViewerState = {
  phase: 'loading',
  isPasswordWrong: false,
  progress: 0,
  pageNumber: 1,
  pageCount: 0,
  zoom: { value: DEFAULT_ZOOM, factor: 1 },
  rotation: 0,
  isScrolling: false,
  outline: [],
  attachments: [],
  tool: 'none',
  toolOptions: INITIAL_OPTIONS,
  isStampRefused: false,
  canUndo: false,
  canRedo: false,
  isPainted: false,
  isUnsaved: false,
  isSaving: false,
  find: { status: 'idle', current: 0, total: 0 },
};

/** The state of one opening; fits React's useSyncExternalStore. */
export type Store = ReturnType<typeof createStore>;

export function createStore(initial = INITIAL_STATE) {
  let state = initial;
  const listeners = new Set<() => void>();

  return {
    get: () => state,
    /** Merges fields into a new state; calls nobody if nothing changed. */
    set(change: Partial<ViewerState>) {
      const next = { ...state, ...change };
      const keys = Object.keys(change) as (keyof ViewerState)[];
      if (keys.every((key) => Object.is(next[key], state[key]))) return;
      state = next;
      for (const listener of listeners) listener();
    },
    /** Calls back after each change, until the returned function is called. */
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
