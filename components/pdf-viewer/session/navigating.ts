import type { Parts } from './createParts';
import type { Destination } from './outlineEntries';
import type { ZoomValue } from './zoom';

/** Moving through the document and its size on the screen. */
export type Navigating = {
  goToPage: (page: number) => void;
  nextPage: () => void;
  previousPage: () => void;
  goTo: (destination: Destination) => void;
  zoomTo: (value: ZoomValue) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  /** The page is wider than the window. */
  isWide: () => boolean;
  /** Gives the pages the focus, so that the keys scroll them. */
  focusPages: () => void;
};

export function createNavigating({ viewer, linkService }: Parts): Navigating {
  return {
    goToPage: (page) => {
      viewer.currentPageNumber = page;
    },
    nextPage: () => void viewer.nextPage(),
    previousPage: () => void viewer.previousPage(),
    goTo: (destination) => void linkService.goToDestination(destination as string | unknown[]),
    zoomTo: (value) => {
      viewer.currentScaleValue = value;
    },
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    isWide: () => viewer.container.scrollWidth > viewer.container.clientWidth,
    focusPages: () => viewer.container.focus({ preventScroll: true }),
  };
}
