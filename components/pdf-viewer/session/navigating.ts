import type { Parts } from './createParts';
import type { Destination } from './outlineEntries';

/** Moving through the document, and its size on the screen. */
export function createNavigating({ viewer, linkService }: Pick<Parts, 'viewer' | 'linkService'>) {
  const rotateBy = (degrees: 90 | -90) => {
    viewer.pagesRotation += degrees;
  };

  return {
    goToPage(page: number) {
      viewer.currentPageNumber = page;
    },
    nextPage: () => void viewer.nextPage(),
    previousPage: () => void viewer.previousPage(),
    goTo: (destination: Destination) => void linkService.goToDestination(destination as string | unknown[]),
    zoomTo(value: string) {
      viewer.currentScaleValue = value;
    },
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    rotateRight: () => rotateBy(90),
    rotateLeft: () => rotateBy(-90),
    /** Whether the page is wider than the window. */
    isWide: () => viewer.container.scrollWidth > viewer.container.clientWidth,
    /** Focuses the pages, so that keys scroll them. */
    focusPages: () => viewer.container.focus({ preventScroll: true }),
  };
}
