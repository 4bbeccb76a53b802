import { INITIAL_OPTIONS, type Tool, type ToolOptions } from './toolOptions';

/**
 * Why a document cannot be shown. offline: no connection; missing: the file does not exist; damaged: it is damaged or not a PDF;
 * xfa: an XFA form, which browsers do not support; failed: anything else, such as a server error.
 */
export type Failure = 'offline' | 'missing' | 'damaged' | 'xfa' | 'failed';

type Phase = 'loading' | 'password' | 'ready' | 'failed';

export type Attachment = {
  /** The key by which pdf.js finds the attachment's content. */
  id: string;
  name: string;
  description?: string;
};

export type AltTextRequest = {
  altText: string;
  isDecorative: boolean;
  /** A small copy of the picture; undefined if pdf.js has none. */
  picture?: HTMLCanvasElement;
};

/** An outline entry from pdf.js, with the members that the sidebar uses. */
export type OutlineEntry = {
  title: string;
  /** A named destination or an explicit destination array. */
  dest: string | unknown[] | null;
  url: string | null;
  items: readonly OutlineEntry[];
};

export type Notice = 'saveFailed' | 'signsLost' | 'notKept' | 'printFailed' | 'pageFailed' | 'attachmentFailed';

/** State of the viewer, rendered by React. */
export type ViewerState = {
  phase: Phase;
  failure?: Failure;
  isPasswordWrong: boolean;
  /** Percentage of the file that has loaded. */
  progress: number;
  pageNumber: number;
  pageCount: number;
  zoom: { value: string; factor: number };
  /** Clockwise rotation added to the document's own: 0, 90, 180 or 270 degrees. */
  rotation: number;
  isScrolling: boolean;
  outline: readonly OutlineEntry[];
  attachments: readonly Attachment[];
  tool: Tool;
  toolOptions: ToolOptions;
  /** The last file chosen for a stamp is not an image that the browser can draw. */
  isStampRefused: boolean;
  canUndo: boolean;
  canRedo: boolean;
  isPainted: boolean;
  isUnsaved: boolean;
  isSaving: boolean;
  find: { status: 'idle' | 'pending' | 'found' | 'nothing'; current: number; total: number };
  /** The page being rendered for printing; undefined when not printing. */
  printing?: number;
  altText?: AltTextRequest;
  notice?: Notice;
};

/** The initial zoom, which Ctrl+0 restores: fits the width, up to 125 %. */
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

/** Holds the state of an open document, for React's useSyncExternalStore. */
export type Store = ReturnType<typeof createStore>;

export function createStore(initial = INITIAL_STATE) {
  let state = initial;
  const listeners = new Set<() => void>();

  return {
    get: () => state,
    /** Merges a change into the state. Listeners are notified only if something changed. */
    set(change: Partial<ViewerState>) {
      const next = { ...state, ...change };
      const keys = Object.keys(change) as (keyof ViewerState)[];
      if (keys.every((key) => Object.is(next[key], state[key]))) return;
      state = next;
      for (const listener of listeners) listener();
    },
    /** Registers a listener. The returned function removes it. */
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
