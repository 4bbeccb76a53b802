/**
 * Everything that relies on what pdf.js does not promise: members that its types or its documentation leave out, which
 * an update may silently change. tests/unit/components/pdf-viewer/session/pdfjsContract.test.ts shows what an update
 * has changed.
 */
// pdf.mjs first: pdf_viewer.mjs reads it from the global object.
import { type AnnotationEditorUIManager, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DownloadManager, type EventBus, FindState, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import type { AltTextRequest, Store, ViewerState } from './viewerState';

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

type Download = (content: Uint8Array<ArrayBuffer>, name: string) => void;

/** pdf.js opens attached PDFs in a new tab, and fails: here they are downloaded, as other files are. */
export const attachmentDownloads = (onDownload: Download): DownloadManager =>
  Object.assign(new DownloadManager(), {
    openOrDownloadData(...file: Parameters<Download>) {
      onDownload(...file);
      return false;
    },
  });

/** Longest side of the picture next to the description, in px (specification, section 9). */
const PICTURE_PX = 224;

/** The part of a stamp's editor that contains its description. */
type DescribedEditor = {
  altTextData: { altText: string | null; decorative: boolean };
  /** Copies the picture, no larger than the two sizes in px; the second is the size of the canvas. */
  copyCanvas?: (dataSize: number, canvasSize: number) => { canvas: HTMLCanvasElement | null };
  altTextFinish: () => void;
};

/** The keys of editors: Escape, and Delete and Backspace, which would remove the stamp while its description is typed. */
type EditingKeys = { removeEditListeners: () => void; addEditListeners: () => void };

/**
 * Asks for the description of a stamped picture through the store, and writes the answer into the picture. The interface of the
 * manager is that of Mozilla's own viewer.
 */
export function createAltText(store: Store) {
  let finish: ((answer?: AltTextRequest) => void) | undefined;

  return {
    manager: {
      editAltText(keys: EditingKeys, editor: DescribedEditor) {
        keys.removeEditListeners();
        const { altText, decorative } = editor.altTextData;
        const picture = editor.copyCanvas?.(PICTURE_PX, PICTURE_PX).canvas ?? undefined;
        store.set({ altText: { altText: altText ?? '', isDecorative: decorative, picture } });
        finish = (answer) => {
          if (answer) {
            const text = answer.isDecorative ? '' : answer.altText.trim();
            editor.altTextData = { altText: text, decorative: answer.isDecorative };
          }
          keys.addEditListeners();
          editor.altTextFinish();
        };
      },
      destroy() {
        finish = undefined;
      },
    },
    /** Takes the description; without one the picture keeps its own. */
    answerAltText(answer?: AltTextRequest) {
      store.set({ altText: undefined });
      finish?.(answer);
      finish = undefined;
    },
  };
}

/** The other two states, FOUND and WRAPPED, have matches. */
export const FIND_STATUS: Readonly<Record<number, ViewerState['find']['status']>> = {
  [FindState.NOT_FOUND]: 'nothing',
  [FindState.PENDING]: 'pending',
};

type MatchCount = { current: number; total: number };

/** Events of the bus, with the members that are read here. Only the source of pdf.js has these names. */
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

type Order = 'find' | 'findbarclose' | 'switchannotationeditorparams' | 'editingaction';

export const order = (bus: EventBus, name: Order, data: object = {}): void =>
  bus.dispatch(name, { source: bus, ...data });
