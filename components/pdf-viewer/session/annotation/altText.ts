import type { Store } from '../createStore';
import type { AltTextRequest, ViewerState } from '../viewerState';

/** Longest side of the picture beside the description, in px (specification, section 9). */
const PICTURE_PX = 224;

/** The part of pdf.js's stamp editor that holds its description. */
type DescribedEditor = {
  altTextData: { altText: string | null; decorative: boolean };
  /** Copies the picture, no larger than the two sizes in px; the second is the size of the canvas. */
  copyCanvas?: (dataSize: number, canvasSize: number) => { canvas: HTMLCanvasElement | null };
  altTextFinish: () => void;
};

/** pdf.js's keys for editors: Escape, and Delete and Backspace, which would remove the stamp while its description is typed. */
type EditingKeys = { removeEditListeners: () => void; addEditListeners: () => void };

/** Asks for the description of a stamped picture through the store, and writes the answer into the picture. */
export function createAltText(store: Store<ViewerState>) {
  let editor: DescribedEditor | undefined;
  let keys: EditingKeys | undefined;

  return {
    /** For pdf.js, which calls editAltText when the 'Alt text' button of a stamp is pressed. */
    manager: {
      editAltText(uiManager: EditingKeys, described: DescribedEditor) {
        editor = described;
        keys = uiManager;
        keys.removeEditListeners();
        const { altText, decorative } = described.altTextData;
        const picture = described.copyCanvas?.(PICTURE_PX, PICTURE_PX).canvas ?? undefined;
        store.set({ altText: { altText: altText ?? '', isDecorative: decorative, picture } });
      },
      destroy() {
        editor = undefined;
        keys = undefined;
      },
    },
    /** Takes the description; without one the picture keeps its own. */
    answer(answer?: AltTextRequest) {
      if (editor && answer) {
        const { altText, isDecorative } = answer;
        editor.altTextData = { altText: isDecorative ? '' : altText.trim(), decorative: isDecorative };
      }
      store.set({ altText: undefined });
      keys?.addEditListeners();
      editor?.altTextFinish();
      editor = undefined;
      keys = undefined;
    },
  };
}
