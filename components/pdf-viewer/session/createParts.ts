// pdf.mjs must come first, because pdf_viewer.mjs reads it from the global object.
import { version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  EventBus,
  GenericL10n,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { pdfAssets } from './assetPaths';
import { downloadAttachment } from './loaded';
import { attachmentDownloads, createViewer, emptyViewer } from './pdfjsContract';
import { HIGHLIGHT_COLOR_LIST } from './toolOptions';

/** English texts for pdf.js. Shared by all documents, because its annotation editors keep the first instance that they see. */
let texts: GenericL10n | undefined;

export type Parts = ReturnType<typeof createParts>;

/** Creates and connects the pdf.js viewer components. The container's first child receives the pages. */
export function createParts(container: HTMLDivElement, altTextManager: object) {
  const aborter = new AbortController();
  texts ??= new GenericL10n(undefined);
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
  });
  const findController = new PDFFindController({ eventBus, linkService });
  const viewer = createViewer({
    container,
    eventBus,
    linkService,
    findController,
    l10n: texts,
    altTextManager,
    downloadManager: attachmentDownloads(downloadAttachment),
    abortSignal: aborter.signal,
    imageResourcesPath: pdfAssets(version).images,
    annotationEditorHighlightColors: HIGHLIGHT_COLOR_LIST,
  });
  linkService.setViewer(viewer);
  void texts.translate(container);

  return {
    eventBus,
    linkService,
    viewer,
    /** Aborted on close, which removes the listeners on the container and the window. */
    signal: aborter.signal,
    close() {
      emptyViewer(viewer);
      linkService.setDocument(null);
      aborter.abort();
      void texts?.destroy();
    },
  };
}
