import { createAltText } from '@/components/pdf-viewer/session/annotation/annotating';
import { fakeStore } from './fakePdfjs';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => jest.requireActual('./fakePdfjs').pdfjsEnums);

/** The question about a picture without a description. */
function start() {
  const store = fakeStore();
  const question = createAltText(store);
  const keys = { removeEditListeners: jest.fn(), addEditListeners: jest.fn() };
  const editor = {
    altTextData: { altText: null, decorative: false },
    altTextFinish: jest.fn(),
    copyCanvas: () => ({ canvas: document.createElement('canvas') }),
  };
  question.manager.editAltText(keys, editor);
  return { store, editor, ...question };
}

describe('the description of a stamped picture', () => {
  it.each([
    [' The seal ', false, 'The seal'],
    ['The seal', true, ''],
  ])('%j (decorative: %s) is written into the picture as %j, once', (altText, isDecorative, written) => {
    const { store, editor, answer } = start();
    answer({ altText, isDecorative });
    answer({ altText: 'Second', isDecorative: false });
    expect(editor.altTextData).toEqual({ altText: written, decorative: isDecorative });
    expect(editor.altTextFinish).toHaveBeenCalledTimes(1);
    expect(store.get().altText).toBeUndefined();
  });
});
