// pdf.mjs first: pdf_viewer.mjs reads it from the global object.
import { version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  DownloadManager,
  EventBus,
  GenericL10n,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { pdfAssets } from './assetPaths';
import { downloadAttachment } from './loaded';
import { HIGHLIGHT_COLOR_LIST } from './toolOptions';

/** Downloads files that are attached at a place of a page; pdf.js itself fails to open those that are PDFs first. */
class AttachmentDownloads extends DownloadManager {
  override openOrDownloadData(content: Uint8Array<ArrayBuffer>, name: string): boolean {
    downloadAttachment(content, name);
    return false;
  }
}

/** English texts of pdf.js. One for all openings: its annotation editors hold on to the first that they see. */
let texts: GenericL10n | undefined;

export type Parts = ReturnType<typeof createParts>;

/** Creates and connects the parts of pdf.js's viewer in the container, whose first child takes the pages. */
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
  const options = {
    container,
    eventBus,
    linkService,
    findController,
    l10n: texts,
    altTextManager,
    downloadManager: new AttachmentDownloads(),
    abortSignal: aborter.signal,
    imageResourcesPath: pdfAssets(version).images,
    annotationEditorHighlightColors: HIGHLIGHT_COLOR_LIST,
  };
  const viewer = new PDFViewer(options);
  linkService.setViewer(viewer);
  void texts.translate(container);

  return {
    eventBus,
    linkService,
    viewer,
    /** Aborted on closing, which removes the listeners on the container and the window. */
    signal: aborter.signal,
    close() {
      viewer.setDocument(null as unknown as Parameters<PDFViewer['setDocument']>[0]);
      linkService.setDocument(null);
      aborter.abort();
      void texts?.destroy();
    },
  };
}
