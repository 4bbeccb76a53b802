import { createAltText } from '@/components/pdf-viewer/session/altText';
import { fakeStore } from './fakePdfjs';

function start(altTextData: { altText: string | null; decorative: boolean }) {
  const store = fakeStore();
  const altText = createAltText(store);
  const keys = { removeEditListeners: jest.fn(), addEditListeners: jest.fn() };
  const canvas = document.createElement('canvas');
  const copyCanvas = jest.fn(() => ({ canvas }));
  const editor = { altTextData, altTextFinish: jest.fn(), copyCanvas };
  altText.manager.editAltText(keys, editor);
  return { store, editor, keys, canvas, ...altText };
}

describe('the description of a stamped picture', () => {
  it.each([
    [
      { altText: null, decorative: false },
      { altText: '', isDecorative: false },
    ],
    [
      { altText: 'Seal', decorative: false },
      { altText: 'Seal', isDecorative: false },
    ],
    [
      { altText: '', decorative: true },
      { altText: '', isDecorative: true },
    ],
  ])('of %j is asked for with what it has', (data, asked) => {
    expect(start(data).store.get().altText).toMatchObject(asked);
  });

  it('is asked for beside a copy of the picture, at most 224 px wide and high', () => {
    const { store, editor, canvas } = start({ altText: null, decorative: false });
    expect(editor.copyCanvas).toHaveBeenCalledWith(224, 224);
    expect(store.get().altText?.picture).toBe(canvas);
  });

  it('has the keys to itself while it is typed: Backspace would remove the picture', () => {
    const { keys, answer } = start({ altText: null, decorative: false });
    expect(keys.removeEditListeners).toHaveBeenCalledTimes(1);
    expect(keys.addEditListeners).not.toHaveBeenCalled();
    answer();
    expect(keys.addEditListeners).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      { altText: ' The seal ', isDecorative: false },
      { altText: 'The seal', decorative: false },
    ],
    [
      { altText: 'The seal', isDecorative: true },
      { altText: '', decorative: true },
    ],
  ])('%j is written into the picture', (answer, written) => {
    const { store, editor, answer: give } = start({ altText: null, decorative: false });
    give(answer);
    expect(editor.altTextData).toEqual(written);
    expect(editor.altTextFinish).toHaveBeenCalledTimes(1);
    expect(store.get().altText).toBeUndefined();
  });

  it('stays as it was where the question is cancelled', () => {
    const { store, editor, answer } = start({ altText: 'Seal', decorative: false });
    answer();
    expect(editor.altTextData).toEqual({ altText: 'Seal', decorative: false });
    expect(editor.altTextFinish).toHaveBeenCalledTimes(1);
    expect(store.get().altText).toBeUndefined();
  });

  it('is answered once', () => {
    const { editor, answer } = start({ altText: null, decorative: false });
    answer({ altText: 'First', isDecorative: false });
    answer({ altText: 'Second', isDecorative: false });
    expect(editor.altTextData.altText).toBe('First');
    expect(editor.altTextFinish).toHaveBeenCalledTimes(1);
  });

  it('is not written once pdf.js has gone', () => {
    const { editor, manager, answer } = start({ altText: null, decorative: false });
    manager.destroy();
    answer({ altText: 'Late', isDecorative: false });
    expect(editor.altTextFinish).not.toHaveBeenCalled();
  });
});
