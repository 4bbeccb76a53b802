import { type KeyContext, keyCommand } from '@/components/pdf-viewer/session/keyCommand';

const READING: KeyContext = { isTyping: false, isEditing: false, isWide: false };

function press(keys: string, context: Partial<KeyContext> = {}) {
  const parts = keys.split(' ');
  const has = (name: string) => parts.includes(name);
  const key = parts.at(-1) ?? '';
  return keyCommand(
    { key, ctrlKey: has('Ctrl'), metaKey: has('Meta'), shiftKey: has('Shift'), altKey: has('Alt') },
    { ...READING, ...context },
  );
}

describe('the keys of the viewer', () => {
  it.each([
    ['n', 'next-page'],
    ['j', 'next-page'],
    ['ArrowRight', 'next-page'],
    ['p', 'previous-page'],
    ['k', 'previous-page'],
    ['ArrowLeft', 'previous-page'],
    ['Home', 'first-page'],
    ['End', 'last-page'],
    ['Ctrl f', 'find'],
    ['Meta f', 'find'],
    ['Ctrl g', 'find-next'],
    ['Ctrl Shift G', 'find-previous'],
    ['F3', 'find-next'],
    ['Shift F3', 'find-previous'],
    ['Ctrl +', 'zoom-in'],
    ['Ctrl =', 'zoom-in'],
    ['Ctrl -', 'zoom-out'],
    ['Ctrl 0', 'zoom-reset'],
    ['Ctrl p', 'print'],
    ['Ctrl s', 'download'],
  ])('%s is %s', (keys, command) => {
    expect(press(keys)).toBe(command);
  });

  it.each(['PageDown', 'PageUp', 'ArrowUp', 'ArrowDown', 'Shift n', 'Alt ArrowLeft', 'Ctrl c', 'x'])(
    '%s is left to the browser',
    (keys) => expect(press(keys)).toBeUndefined(),
  );

  it.each(['n', 'p', 'ArrowLeft', 'Home', 'End'])('%s belongs to the field that is typed in', (keys) => {
    expect(press(keys, { isTyping: true })).toBeUndefined();
  });

  it('Ctrl f works in a field too', () => expect(press('Ctrl f', { isTyping: true })).toBe('find'));

  it.each(['ArrowRight', 'Home'])('%s belongs to the annotation that is edited', (keys) => {
    expect(press(keys, { isEditing: true })).toBeUndefined();
  });

  it('the arrows to the sides scroll a page that is wider than the window', () => {
    expect(press('ArrowRight', { isWide: true })).toBeUndefined();
    expect(press('n', { isWide: true })).toBe('next-page');
  });
});
