import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { VIEWER_PARAM, type ViewerLink } from '@/lib/site/viewerLink';

/** What the viewer is to open. */
export type ViewerTarget = {
  /** Id of the document: the file name of its catalogue entry. */
  id: string;
  /** The page to show first, counted from 1. */
  page?: number;
  /** A text to find and mark. */
  find?: string;
};

const PAGE_PARAM = 'page';
const FIND_PARAM = 'search';

/** The page and the text that parameters ask for, such as `page=4&search=wcf`; a page is a whole number from 1. */
function placeOf(params: URLSearchParams): Omit<ViewerTarget, 'id'> {
  const page = params.get(PAGE_PARAM) ?? '';
  const find = params.get(FIND_PARAM)?.trim();
  return { ...(/^[1-9]\d{0,5}$/.test(page) && { page: Number(page) }), ...(find && { find }) };
}

/** What the query of a URL (`?doc=tax-guide&page=4`) asks the viewer to open; undefined without a document. */
export function readViewerQuery(search: string): ViewerTarget | undefined {
  const query = new URLSearchParams(search);
  const id = query.get(VIEWER_PARAM);
  return id ? { id, ...placeOf(query) } : undefined;
}

/** The URL with the viewer open at the target; other parameters and the hash stay. */
export function withViewer(href: string, { id, page, find }: ViewerTarget): string {
  const url = new URL(withoutViewer(href));
  url.searchParams.set(VIEWER_PARAM, id);
  if (page && page > 1) url.searchParams.set(PAGE_PARAM, String(page));
  if (find) url.searchParams.set(FIND_PARAM, find);
  return url.href;
}

/** The URL with the viewer closed; other parameters and the hash stay. */
export function withoutViewer(href: string): string {
  const url = new URL(href);
  for (const name of [VIEWER_PARAM, PAGE_PARAM, FIND_PARAM]) url.searchParams.delete(name);
  return url.href;
}

/**
 * How long to wait for a link that the URL names, because search results render after the page, and much later on a
 * slow connection.
 */
const LINK_TIMEOUT_MS = 30_000;

/** The file that the viewer shows, and what its bar says about it. */
export type ViewerDocument = ViewerLink & { href: string };

export type OpenedDocument = {
  /** New at each opening. */
  key: number;
  document: ViewerDocument;
  target: ViewerTarget;
  /** The link that gets the focus back on closing. */
  opener: HTMLAnchorElement;
};

let openings = 0;

/** Links that the viewer opens. */
const VIEWER_LINK = 'a[data-viewer-doc]';

/** The document of a link, at the place of the link's fragment unless a target is asked for. */
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

/** What comes before a press: the pointer over a link, a finger or the focus on it. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'];

const askedTarget = () => readViewerQuery(window.location.search);

function openAsked(): OpenedDocument | undefined {
  const asked = askedTarget();
  return asked && openLink(document.querySelector(`${VIEWER_LINK}[data-viewer-doc="${CSS.escape(asked.id)}"]`), asked);
}

/** Which document of a page is open, in step with clicks on links, with the URL and with Back and Forward. */
export class DocumentOpener {
  /** Set by the viewer while it is open: false if the visitor has to be asked before it closes. */
  mayClose: (() => boolean) | undefined;

  private opened: OpenedDocument | undefined;
  /** The history entry before this one is the same page with the viewer closed. */
  private isPushed = false;
  /** A link of this site has led here: closing returns to where it was pressed. */
  private isLinked = false;
  /** leave() has called history.back(); the popstate that follows must not ask again. */
  private isLeaving = false;
  private stopWaiting: () => void = () => undefined;
  private readonly onChange: (opened: OpenedDocument | undefined) => void;
  private readonly onIntent: (document: ViewerDocument) => void;

  /**
   * @param onChange called with the document that opens, and with undefined when it closes
   * @param onIntent called with a document whose link is about to be pressed
   */
  constructor(
    onChange: (opened: OpenedDocument | undefined) => void,
    onIntent: (document: ViewerDocument) => void = () => undefined,
  ) {
    this.onChange = onChange;
    this.onIntent = onIntent;
  }

  /**
   * Opens what the URL asks for, and listens until the returned function is called. Does nothing in browsers that are
   * too old for pdf.js (before Chrome 119, Firefox 121, Safari 17.4): their links lead to the file.
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

  /** Closes, unless the viewer has something to ask first. */
  requestClose = (): void => {
    if (this.mayClose?.() ?? true) this.leave();
  };

  /** Closes without asking. */
  leave = (): void => {
    // A new tab has no page to return to.
    if (this.isPushed || (this.isLinked && window.history.length > 1)) {
      this.isLeaving = this.isPushed;
      window.history.back();
      return;
    }
    window.history.replaceState(null, '', withoutViewer(window.location.href));
    this.show(undefined);
  };

  /** Writes the page that the visitor has reached into the URL. */
  handleMove = (page: number): void => {
    if (!this.opened || askedTarget()?.id !== this.opened.target.id) return;
    const target = { id: this.opened.target.id, page };
    this.opened = { ...this.opened, target };
    window.history.replaceState(null, '', withViewer(window.location.href, target));
  };

  private show(opening: OpenedDocument | undefined): void {
    this.stopWaiting();
    this.opened = opening;
    this.onChange(opening);
  }

  /** Shows what the URL asks for: at once, or when its link is rendered within the timeout. */
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
    window.history.pushState(null, '', withViewer(window.location.href, target));
    this.isPushed = true;
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
      // popstate fires after the navigation: push the entry again; mayClose has asked the visitor.
      this.push(opened.target);
      return;
    }
    this.isPushed = false;
    this.isLinked = false;
    this.showAsked();
  };
}
