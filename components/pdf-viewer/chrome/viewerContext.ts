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
  /** Text that the URL asks to find. */
  find: string | undefined;
  /** The whole viewer, for full screen. */
  root: RefObject<HTMLElement | null>;
  layout: ViewerLayout;
  /** Whether the picture of the first page still covers the viewer. */
  isCovered: boolean;
  isSidebarOpen: boolean;
  setSidebarOpen: (isOpen: boolean) => void;
  isFindOpen: boolean;
  /** Whether the pages are dark, for reading at night. */
  isDim: boolean;
  setDim: (isDim: boolean) => void;
  openFind: () => void;
  closeFind: () => void;
  /** Downloads the document with the visitor's annotations, or else the file as it is. */
  download: () => void;
  /** Opens the document again. */
  retry: () => void;
};

export const ViewerContext = createContext<Viewer | null>(null);

/** The viewer around a part. Throws outside of one. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer works inside a DocumentViewer only.');
  return viewer;
}
