import type { Store } from './createStore';
import type { ViewerState } from './viewerState';

type AltTextData = { altText: string | null; decorative: boolean };

/** A stamp, as far as its description goes. */
type DescribedEditor = { altTextData: AltTextData; altTextFinish: () => void };

/** What the library calls when the visitor presses the 'Alt text' button of a stamp. */
export type AltTextManager = {
  editAltText: (uiManager: unknown, editor: DescribedEditor) => void;
  destroy: () => void;
};

export type AltTextAnswer = { altText: string; isDecorative: boolean };

export type AltText = {
  manager: AltTextManager;
  /** Takes the description; without one the picture keeps what it had. */
  answer: (answer?: AltTextAnswer) => void;
};

/** Asks for the description of a stamped picture through the store, and writes it into the picture. */
export function createAltText(store: Store<ViewerState>): AltText {
  let described: DescribedEditor | undefined;

  return {
    manager: {
      editAltText(_uiManager, editor) {
        described = editor;
        const { altText, decorative } = editor.altTextData;
        store.set({ altText: { altText: altText ?? '', isDecorative: decorative } });
      },
      destroy() {
        described = undefined;
      },
    },
    answer(answer) {
      if (described && answer) {
        const { altText, isDecorative } = answer;
        described.altTextData = { altText: isDecorative ? '' : altText.trim(), decorative: isDecorative };
      }
      store.set({ altText: undefined });
      described?.altTextFinish();
      described = undefined;
    },
  };
}
