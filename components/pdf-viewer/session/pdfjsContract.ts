/**
 * All that leans on what pdf.js does not promise: members that its types or its documentation leave out, which an update may change
 * without a word. tests/unit/components/pdf-viewer/session/pdfjsContract.test.ts names what an update has changed.
 */
import { type AnnotationEditorUIManager, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DownloadManager, type EventBus, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import type { AltTextRequest } from './viewerState';

/** Only the type of the option is wrong: it allows no port but null. */
export const workerOn = (thread: Worker): PDFWorker => {
  const options: object = { port: thread };
  return new PDFWorker(options);
};

/** The types of the options ask for more than has to be given. */
export const createViewer = (options: object): PDFViewer =>
  new PDFViewer(options as ConstructorParameters<typeof PDFViewer>[0]);

/** Without a document the viewer frees its pages; the types want one. */
export const emptyViewer = (viewer: PDFViewer): void =>
  viewer.setDocument(null as unknown as Parameters<PDFViewer['setDocument']>[0]);

/** Called when the first annotation or field changes, and when all are as they were; the types allow no listener but null. */
type ModifiedListeners = { onSetModified: () => void; onResetModified: () => void };

export const followModified = ({ annotationStorage }: PDFDocumentProxy, listeners: ModifiedListeners): void =>
  void Object.assign(annotationStorage, listeners);

/** What saving would write into the file: a map, or none where nothing was added. */
export const additionsOf = ({ annotationStorage }: PDFDocumentProxy): Iterable<{ value?: unknown }> =>
  annotationStorage.serializable.map?.values() ?? [];

/** pdf.js opens attached PDFs in a tab of its own and fails: this takes its place. */
export class AttachmentDownloads extends DownloadManager {
  private readonly onDownload: (content: Uint8Array<ArrayBuffer>, name: string) => void;

  constructor(onDownload: (content: Uint8Array<ArrayBuffer>, name: string) => void) {
    super();
    this.onDownload = onDownload;
  }

  override openOrDownloadData(content: Uint8Array<ArrayBuffer>, name: string): boolean {
    this.onDownload(content, name);
    return false;
  }
}

/** Longest side of the picture beside the description, in px (specification, section 9). */
const PICTURE_PX = 224;

/** The part of a stamp's editor that holds its description. */
type DescribedEditor = {
  altTextData: { altText: string | null; decorative: boolean };
  /** Copies the picture, no larger than the two sizes in px; the second is the size of the canvas. */
  copyCanvas?: (dataSize: number, canvasSize: number) => { canvas: HTMLCanvasElement | null };
  altTextFinish: () => void;
};

/** The keys of editors: Escape, and Delete and Backspace, which would remove the stamp while its description is typed. */
type EditingKeys = { removeEditListeners: () => void; addEditListeners: () => void };

type Describe = (question: AltTextRequest, finish: (answer?: AltTextRequest) => void) => void;

/** The manager that is asked when the 'Alt text' button of a stamp is pressed; its interface is that of Mozilla's own viewer. */
export const altTextManager = (onAsk: Describe, destroy: () => void) => ({
  editAltText(keys: EditingKeys, editor: DescribedEditor) {
    keys.removeEditListeners();
    const { altText, decorative } = editor.altTextData;
    const picture = editor.copyCanvas?.(PICTURE_PX, PICTURE_PX).canvas ?? undefined;
    onAsk({ altText: altText ?? '', isDecorative: decorative, picture }, (answer) => {
      if (answer) {
        const text = answer.isDecorative ? '' : answer.altText.trim();
        editor.altTextData = { altText: text, decorative: answer.isDecorative };
      }
      keys.addEditListeners();
      editor.altTextFinish();
    });
  },
  destroy,
});

type MatchCount = { current: number; total: number };

/** What the bus of events tells, with the members that are read here. Names and members stand in the source alone. */
type Events = {
  pagesinit: object;
  pagechanging: { pageNumber: number };
  pagerendered: { error?: unknown };
  scalechanging: { scale: number; presetValue?: string };
  rotationchanging: { pagesRotation: number };
  updatefindmatchescount: { matchesCount: MatchCount };
  updatefindcontrolstate: { state: number; matchesCount: MatchCount };
  annotationeditoruimanager: { uiManager: AnnotationEditorUIManager };
  annotationeditorlayerrendered: object;
  annotationeditorparamschanged: { details: readonly [number, unknown][] };
  editingstateschanged: { details: { hasSomethingToUndo?: boolean; hasSomethingToRedo?: boolean } };
  switchannotationeditormode: { mode: number; editId?: string | null };
};

export function listen<Name extends keyof Events>(
  bus: EventBus,
  name: Name,
  listener: (event: Events[Name]) => void,
  options?: { once: boolean },
): void {
  bus.on(name, listener, options);
}

/** What the bus of events takes. */
type Orders = {
  find: { type: '' | 'again'; query: string; highlightAll: boolean; findPrevious: boolean };
  findbarclose: object;
  switchannotationeditorparams: { type: number; value: unknown };
  editingaction: { name: 'undo' | 'redo' };
};

export function order<Name extends keyof Orders>(bus: EventBus, name: Name, data: Orders[Name]): void {
  bus.dispatch(name, { source: bus, ...data });
}
