import { createContext, type RefObject, useContext } from 'react';
import type { DocumentOpener, ViewerDocument } from '../host/documentOpener';
import type { Session } from '../session/createSession';
import type { ViewerState } from '../session/viewerState';
import type { ViewerLayout } from './useViewerLayout';

export type Viewer = {
  document: ViewerDocument;
  session: Session;
  state: ViewerState;
  opener: DocumentOpener;
  /** The search text from the URL. */
  find: string | undefined;
  /** The viewer's root element, for full screen. */
  root: RefObject<HTMLElement | null>;
  layout: ViewerLayout;
  /** Whether the picture of the first page still covers the viewer. */
  isCovered: boolean;
  isSidebarOpen: boolean;
  setSidebarOpen: (isOpen: boolean) => void;
  isFindOpen: boolean;
  /** Whether the pages are shown in dark mode. */
  isDim: boolean;
  setDim: (isDim: boolean) => void;
  openFind: () => void;
  closeFind: () => void;
  /** Downloads the document with the visitor's annotations, or the original file if there are none. */
  download: () => void;
  /** Reopens the document. */
  retry: () => void;
};

export const ViewerContext = createContext<Viewer | null>(null);

/** Throws outside a viewer. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer works inside a DocumentViewer only.');
  return viewer;
}
