import { createAltText } from '@/components/pdf-viewer/session/altText';
import { fakeStore } from './fakePdfjs';

/** The question about a picture with this description. */
function start(altText: string | null = null, decorative = false) {
  const store = fakeStore();
  const question = createAltText(store);
  const keys = { removeEditListeners: jest.fn(), addEditListeners: jest.fn() };
  const canvas = document.createElement('canvas');
  const editor = {
    altTextData: { altText, decorative },
    altTextFinish: jest.fn(),
    copyCanvas: jest.fn(() => ({ canvas })),
  };
  question.manager.editAltText(keys, editor);
  return { store, editor, keys, canvas, ...question };
}

describe('the description of a stamped picture', () => {
  it.each([
    [null, false, ''],
    ['Seal', false, 'Seal'],
    ['', true, ''],
  ])('%j (decorative: %s) is asked for with the text %j', (text, isDecorative, altText) => {
    expect(start(text, isDecorative).store.get().altText).toMatchObject({ altText, isDecorative });
  });

  it('is asked for beside a copy of the picture, at most 224 px wide and high', () => {
    const { store, editor, canvas } = start();
    expect(editor.copyCanvas).toHaveBeenCalledWith(224, 224);
    expect(store.get().altText?.picture).toBe(canvas);
  });

  it('has the keys to itself while it is typed: Backspace would remove the picture', () => {
    const { keys, answer } = start();
    expect(keys.removeEditListeners).toHaveBeenCalledTimes(1);
    expect(keys.addEditListeners).not.toHaveBeenCalled();
    answer();
    expect(keys.addEditListeners).toHaveBeenCalledTimes(1);
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
