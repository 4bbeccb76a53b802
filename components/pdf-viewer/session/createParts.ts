// The library first: its viewer reads it from the global object.
import { version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  EventBus,
  GenericL10n,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import type { AltTextManager } from './altText';
import { HIGHLIGHT_COLOR_LIST } from './annotationDefaults';
import { pdfAssets } from './assetPaths';

/** The library's own parts, connected. */
export type Parts = {
  eventBus: EventBus;
  linkService: PDFLinkService;
  viewer: PDFViewer;
  /** Aborted on closing: takes the listeners on the container and the window away. */
  signal: AbortSignal;
  close: () => void;
};

/** One for all openings: the library keeps the first one that its annotation editors see. English, built in. */
let texts: GenericL10n | undefined;

/** Puts the library's viewer into the container, whose first child takes the pages. */
export function createParts(container: HTMLDivElement, altTextManager: AltTextManager): Parts {
  const aborter = new AbortController();
  texts ??= new GenericL10n(undefined);
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
  });
  const findController = new PDFFindController({ eventBus, linkService });
  const options = {
    container,
    eventBus,
    linkService,
    findController,
    l10n: texts,
    altTextManager,
    abortSignal: aborter.signal,
    imageResourcesPath: pdfAssets(version).images,
    annotationEditorHighlightColors: HIGHLIGHT_COLOR_LIST,
  };
  const viewer = new PDFViewer(options);
  linkService.setViewer(viewer);
  void texts.translate(container);

  const close = () => {
    viewer.setDocument(null as unknown as Parameters<PDFViewer['setDocument']>[0]);
    linkService.setDocument(null);
    aborter.abort();
    void texts?.destroy();
  };
  return { eventBus, linkService, viewer, signal: aborter.signal, close };
}
