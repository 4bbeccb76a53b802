import { clickedLink, documentOfLink, linkOfId, type ViewerDocument } from './documentLink';
import { readViewerAddress, type ViewerTarget, withoutViewer, withViewer } from './viewerAddress';

export type OpenedDocument = {
  /** New at each opening. */
  key: number;
  document: ViewerDocument;
  target: ViewerTarget;
  /** Gets the focus back. */
  opener: Element;
};

/** Asks the viewer whether it may close: false where the visitor has to be asked first. */
export type MayClose = () => boolean;

let openings = 0;

function openingOf(link: Element | null, asked?: ViewerTarget): OpenedDocument | undefined {
  const found = documentOfLink(link);
  if (!link || !found) return undefined;
  openings += 1;
  return { key: openings, document: found.document, target: asked ?? found.target, opener: link };
}

function openingOfAddress(): OpenedDocument | undefined {
  const asked = readViewerAddress(window.location.search);
  return asked && openingOf(linkOfId(asked.id), asked);
}

/** Which document of a page is open, in step with clicks on links, with the address and with Back and Forward. */
export class DocumentOpener {
  /** Set by the viewer while it is there. */
  mayClose: MayClose | undefined;

  private opened: OpenedDocument | undefined;
  /** The entry before this one in the history is the same page with the viewer closed. */
  private isPushed = false;
  private isLeaving = false;
  private readonly onChange: (opened: OpenedDocument | undefined) => void;

  constructor(onChange: (opened: OpenedDocument | undefined) => void) {
    this.onChange = onChange;
  }

  /**
   * Opens what the address asks for, and listens until the function it returns is called. Leaves the links to browsers
   * that are too old for the library (before Chrome 119, Firefox 121, Safari 17.4).
   */
  start(): () => void {
    if (typeof Promise.withResolvers !== 'function') return () => undefined;
    this.show(openingOfAddress());
    // A link may be on its way: the results of a search come after the page.
    const arrivals = new MutationObserver(() => this.openArrived(arrivals));
    if (!this.opened && readViewerAddress(window.location.search)) {
      arrivals.observe(document.body, { childList: true, subtree: true });
    }
    document.addEventListener('click', this.handleClick);
    window.addEventListener('popstate', this.handlePopState);
    return () => {
      arrivals.disconnect();
      document.removeEventListener('click', this.handleClick);
      window.removeEventListener('popstate', this.handlePopState);
    };
  }

  /** Closes, unless the viewer has something to ask first. */
  requestClose = (): void => {
    if (this.mayClose?.() ?? true) this.leave();
  };

  /** Closes at once. */
  leave = (): void => {
    if (this.isPushed) {
      this.isLeaving = true;
      window.history.back();
      return;
    }
    window.history.replaceState(null, '', withoutViewer(window.location.href));
    this.show(undefined);
  };

  /** Writes the page that the visitor has come to into the address. */
  handleMove = (page: number): void => {
    if (!this.opened || readViewerAddress(window.location.search)?.id !== this.opened.target.id) return;
    const target = { id: this.opened.target.id, page };
    this.opened = { ...this.opened, target };
    window.history.replaceState(null, '', withViewer(window.location.href, target));
  };

  private show(opening: OpenedDocument | undefined): void {
    this.opened = opening;
    this.onChange(opening);
  }

  private openArrived(arrivals: MutationObserver): void {
    const opening = this.opened ?? openingOfAddress();
    if (!opening) return;
    arrivals.disconnect();
    if (!this.opened) this.show(opening);
  }

  private push(target: ViewerTarget): void {
    window.history.pushState(null, '', withViewer(window.location.href, target));
    this.isPushed = true;
  }

  private handleClick = (event: MouseEvent): void => {
    const opening = openingOf(clickedLink(event));
    if (!opening) return;
    event.preventDefault();
    this.push(opening.target);
    this.show(opening);
  };

  private handlePopState = (): void => {
    const { opened } = this;
    if (opened && readViewerAddress(window.location.search)?.id === opened.target.id) return;
    const isAllowed = this.isLeaving || !opened || (this.mayClose?.() ?? true);
    this.isLeaving = false;
    // Back has already gone: come forward again, for the visitor is asked first.
    if (opened && !isAllowed) {
      this.push(opened.target);
      return;
    }
    this.isPushed = false;
    this.show(openingOfAddress());
  };
}
