import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { pushUrl, replaceUrl, setParam } from '@/lib/browser/urls';
import { VIEWER_PARAM, type ViewerLink } from '@/lib/site/viewerLink';

/** A document and where to open it. */
export type ViewerTarget = {
  /** Id of the document, which is the file name of its catalogue entry. */
  id: string;
  /** The first page to show, counting from 1. */
  page?: number;
  /** Text to find and highlight. */
  find?: string;
};

const PAGE_PARAM = 'page';
const FIND_PARAM = 'search';

/** Reads the page and search text from parameters such as `page=4&search=wcf`. A page must be a whole number from 1. */
function placeOf(params: URLSearchParams): Omit<ViewerTarget, 'id'> {
  const page = params.get(PAGE_PARAM) ?? '';
  const find = params.get(FIND_PARAM)?.trim();
  return { ...(/^[1-9]\d{0,5}$/.test(page) && { page: Number(page) }), ...(find && { find }) };
}

/** Reads the target from a query string such as `?doc=tax-guide&page=4`. Undefined if it names no document. */
export function readViewerQuery(search: string): ViewerTarget | undefined {
  const query = new URLSearchParams(search);
  const id = query.get(VIEWER_PARAM);
  return id ? { id, ...placeOf(query) } : undefined;
}

/** Writes the target into a URL, or closes the viewer if there is none. */
export function writeViewerQuery(url: URL, target?: ViewerTarget): void {
  const { id, page = 1, find } = target ?? {};
  setParam(url, VIEWER_PARAM, id);
  setParam(url, PAGE_PARAM, page > 1 ? String(page) : undefined);
  setParam(url, FIND_PARAM, find);
}

/**
 * How long to wait for the link to the document in the URL. Search results render after the page, and much later on a slow
 * connection.
 */
const LINK_TIMEOUT_MS = 30_000;

/** The file to show, and the details for the viewer's bar. */
export type ViewerDocument = ViewerLink & { href: string };

export type OpenedDocument = {
  /** Unique for each time a document is opened. */
  key: number;
  document: ViewerDocument;
  target: ViewerTarget;
  /** The link that regains focus when the viewer closes. */
  opener: HTMLAnchorElement;
};

let openings = 0;

/** Links that open in the viewer. */
const VIEWER_LINK = 'a[data-viewer-doc]';

/** Reads a link's document, opened at `asked` or at the page in the link's fragment. */
function readLink(link: Element | null, asked?: ViewerTarget): Omit<OpenedDocument, 'key'> | undefined {
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const { viewerDoc: id = '', viewerTitle, viewerFacts, viewerPageHref, viewerPicture } = link.dataset;
  const target = asked ?? { id, ...placeOf(new URLSearchParams(link.hash.slice(1))) };
  const isFirstPage = (target.page ?? 1) === 1 && target.find === undefined;
  const document = {
    id,
    href: `${link.pathname}${link.search}`,
    title: viewerTitle || link.textContent.trim(),
    facts: viewerFacts,
    pageHref: viewerPageHref,
    picture: isFirstPage ? viewerPicture : undefined,
  };
  return { document, target, opener: link };
}

function openLink(link: Element | null, asked?: ViewerTarget): OpenedDocument | undefined {
  const read = readLink(link, asked);
  if (!read) return undefined;
  openings += 1;
  return { key: openings, ...read };
}

/** Events that usually precede a click on a link. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'];

const askedTarget = () => readViewerQuery(window.location.search);

function openAsked(): OpenedDocument | undefined {
  const asked = askedTarget();
  return asked && openLink(document.querySelector(`${VIEWER_LINK}[data-viewer-doc="${CSS.escape(asked.id)}"]`), asked);
}

/** Tracks which document is open, in sync with clicks on links, the URL, and Back and Forward. */
export class DocumentOpener {
  /** Set by the viewer while it is open. Returns false if the visitor must confirm first. */
  mayClose: (() => boolean) | undefined;

  private opened: OpenedDocument | undefined;
  /** Whether the previous history entry is the same page with the viewer closed. */
  private isPushed = false;
  /** Whether a link on this site led here, in which case closing returns to that page. */
  private isLinked = false;
  /** Set when leave() calls history.back(), so that the popstate event that follows does not ask again. */
  private isLeaving = false;
  private stopWaiting: () => void = () => undefined;
  private readonly onChange: (opened: OpenedDocument | undefined) => void;
  private readonly onIntent: (document: ViewerDocument) => void;

  /**
   * @param onChange called with the document that opens, and with undefined when it closes
   * @param onIntent called with the document of a link that is about to be clicked
   */
  constructor(
    onChange: (opened: OpenedDocument | undefined) => void,
    onIntent: (document: ViewerDocument) => void = () => undefined,
  ) {
    this.onChange = onChange;
    this.onIntent = onIntent;
  }

  /**
   * Opens the document in the URL, and listens until the returned function is called. Does nothing in browsers too old for pdf.js
   * (before Chrome 119, Firefox 121 and Safari 17.4), where links lead to the file.
   */
  start(): () => void {
    if (typeof Promise.withResolvers !== 'function') return () => undefined;
    this.isLinked = askedTarget() !== undefined && document.referrer.startsWith(`${window.location.origin}/`);
    this.showAsked();
    document.addEventListener('click', this.handleClick);
    for (const type of INTENTS) document.addEventListener(type, this.handleIntent);
    window.addEventListener('popstate', this.handlePopState);
    return () => {
      this.stopWaiting();
      document.removeEventListener('click', this.handleClick);
      for (const type of INTENTS) document.removeEventListener(type, this.handleIntent);
      window.removeEventListener('popstate', this.handlePopState);
    };
  }

  /** Closes the viewer, unless the visitor must confirm first. */
  requestClose = (): void => {
    if (this.mayClose?.() ?? true) this.leave();
  };

  /** Closes the viewer without confirmation. */
  leave = (): void => {
    // A new tab has no page to return to.
    if (this.isPushed || (this.isLinked && window.history.length > 1)) {
      this.isLeaving = this.isPushed;
      window.history.back();
      return;
    }
    replaceUrl((url) => writeViewerQuery(url));
    this.show(undefined);
  };

  /** Writes the current page into the URL. */
  handleMove = (page: number): void => {
    if (!this.opened || askedTarget()?.id !== this.opened.target.id) return;
    const target = { id: this.opened.target.id, page };
    this.opened = { ...this.opened, target };
    replaceUrl((url) => writeViewerQuery(url, target));
  };

  private show(opening: OpenedDocument | undefined): void {
    this.stopWaiting();
    this.opened = opening;
    this.onChange(opening);
  }

  /** Opens the document in the URL, either immediately or when its link is rendered before the timeout. */
  private showAsked(): void {
    this.show(openAsked());
    if (this.opened || !askedTarget()) return;

    const observer = new MutationObserver(() => {
      const opening = openAsked();
      if (opening) this.show(opening);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), LINK_TIMEOUT_MS);
    this.stopWaiting = () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }

  private push(target: ViewerTarget): void {
    const { href } = window.location;
    pushUrl((url) => writeViewerQuery(url, target));
    // The URL may name the document already. Then closing must not go back, which would leave the page.
    this.isPushed ||= window.location.href !== href;
    this.isLinked = false;
  }

  private handleIntent = ({ target }: Event): void => {
    const read = target instanceof Element && readLink(target.closest(VIEWER_LINK));
    if (read) this.onIntent(read.document);
  };

  private handleClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isUnmodifiedClick(event) || !(event.target instanceof Element)) return;
    const opening = openLink(event.target.closest(VIEWER_LINK));
    if (!opening) return;
    event.preventDefault();
    this.push(opening.target);
    this.show(opening);
  };

  private handlePopState = (): void => {
    const { opened } = this;
    if (opened && askedTarget()?.id === opened.target.id) return;
    const isAllowed = this.isLeaving || (this.mayClose?.() ?? true);
    this.isLeaving = false;
    if (opened && !isAllowed) {
      // popstate fires after the navigation, so push the entry again. mayClose has opened the confirmation.
      this.push(opened.target);
      return;
    }
    this.isPushed = false;
    this.isLinked = false;
    this.showAsked();
  };
}
