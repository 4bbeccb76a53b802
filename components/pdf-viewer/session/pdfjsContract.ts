/**
 * Everything that relies on undocumented or untyped parts of pdf.js, which an update may change without notice.
 * tests/unit/components/pdf-viewer/session/pdfjsContract.test.ts detects such changes.
 */
// pdf.mjs must come first, because pdf_viewer.mjs reads it from the global object.
import { type AnnotationEditorUIManager, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DownloadManager, type EventBus, FindState, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import type { AltTextRequest, Store, ViewerState } from './viewerState';

/** Works around the type of `port`, which allows only null. */
export const workerOn = (thread: Worker): PDFWorker => {
  const options: object = { port: thread };
  return new PDFWorker(options);
};

/** Works around the option types, which require more than the viewer needs. */
export const createViewer = (options: object): PDFViewer =>
  new PDFViewer(options as ConstructorParameters<typeof PDFViewer>[0]);

/** Clears the viewer, which frees its pages. The types do not allow null. */
export const emptyViewer = (viewer: PDFViewer): void =>
  viewer.setDocument(null as unknown as Parameters<PDFViewer['setDocument']>[0]);

/** Called when the first annotation or field changes, and when all are back to their original state. The types allow only null. */
type ModifiedListeners = { onSetModified: () => void; onResetModified: () => void };

export const followModified = ({ annotationStorage }: PDFDocumentProxy, listeners: ModifiedListeners): void =>
  void Object.assign(annotationStorage, listeners);

/** Everything that saving would write into the file. `map` is undefined if nothing was added. */
export const additionsOf = ({ annotationStorage }: PDFDocumentProxy): Iterable<{ value?: unknown }> =>
  annotationStorage.serializable.map?.values() ?? [];

type Download = (content: Uint8Array<ArrayBuffer>, name: string) => void;

/** Downloads attached PDFs like other files. By default pdf.js opens them in a new tab, which fails. */
export const attachmentDownloads = (onDownload: Download): DownloadManager =>
  Object.assign(new DownloadManager(), {
    openOrDownloadData(...file: Parameters<Download>) {
      onDownload(...file);
      return false;
    },
  });

/** Longest side of the picture beside its description, in px (specification, section 9). */
const PICTURE_PX = 224;

/** The alternative-text members of a stamp's editor. */
type DescribedEditor = {
  altTextData: { altText: string | null; decorative: boolean };
  /** Copies the picture at no more than these sizes in px; the second one is the canvas size. */
  copyCanvas?: (dataSize: number, canvasSize: number) => { canvas: HTMLCanvasElement | null };
  altTextFinish: () => void;
};

/** Keyboard listeners of the editors: Delete and Backspace would remove the stamp while its description is being typed. */
type EditingKeys = { removeEditListeners: () => void; addEditListeners: () => void };

/**
 * Requests the alternative text of a stamped picture through the store, and sets the answer on the picture. `manager` has the same
 * interface as in Mozilla's viewer.
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
    /** Sets the description. Without an answer the picture keeps its current one. */
    answerAltText(answer?: AltTextRequest) {
      store.set({ altText: undefined });
      finish?.(answer);
      finish = undefined;
    },
  };
}

/** The other two states, FOUND and WRAPPED, mean that there are matches. */
export const FIND_STATUS: Readonly<Record<number, ViewerState['find']['status']>> = {
  [FindState.NOT_FOUND]: 'nothing',
  [FindState.PENDING]: 'pending',
};

type MatchCount = { current: number; total: number };

/** The events and members used here. pdf.js does not document these names. */
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

export function onEvent<Name extends keyof Events>(
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
