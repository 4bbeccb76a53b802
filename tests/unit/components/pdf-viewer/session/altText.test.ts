import { createAltText } from '@/components/pdf-viewer/session/altText';
import { fakeStore } from './fakePdfjs';

/** The question about a picture with this description. */
function start(altText: string | null = null, decorative = false) {
  const store = fakeStore();
  const question = createAltText(store);
  const keys = { removeEditListeners: jest.fn(), addEditListeners: jest.fn() };
  const editor = {
    altTextData: { altText, decorative },
    altTextFinish: jest.fn(),
    copyCanvas: () => ({ canvas: document.createElement('canvas') }),
  };
  question.manager.editAltText(keys, editor);
  return { store, editor, ...question };
}

describe('the description of a stamped picture', () => {
  it.each([
    [null, false, ''],
    ['Seal', false, 'Seal'],
    ['', true, ''],
  ])('%j (decorative: %s) is asked for with the text %j', (text, isDecorative, altText) => {
    expect(start(text, isDecorative).store.get().altText).toMatchObject({ altText, isDecorative });
  });

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

  it('stays as it was where the question is cancelled', () => {
    const { store, editor, answer } = start('Seal');
    answer();
    expect(editor.altTextData).toEqual({ altText: 'Seal', decorative: false });
    expect(editor.altTextFinish).toHaveBeenCalledTimes(1);
    expect(store.get().altText).toBeUndefined();
  });

  it('is not written once pdf.js has gone', () => {
    const { editor, manager, answer } = start();
    manager.destroy();
    answer({ altText: 'Late', isDecorative: false });
    expect(editor.altTextFinish).not.toHaveBeenCalled();
  });
});
