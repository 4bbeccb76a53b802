import { fireEvent, renderHook } from '@testing-library/react';
import { useArrowKeys } from '@/components/behaviours/useArrowKeys';

const onStep = jest.fn();
const listen = () => renderHook(() => useArrowKeys(onStep, () => true));
const press = (key: string, modifiers: KeyboardEventInit = {}) => fireEvent.keyDown(document, { key, ...modifiers });

beforeEach(() => onStep.mockClear());

describe('arrow keys of a carousel', () => {
  it.each([
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
  ])('%s steps by %d, and the browser may act too', (key, step) => {
    listen();
    expect(press(key)).toBe(true);
    expect(onStep.mock.calls).toEqual([[step]]);
  });

  it.each<[string, KeyboardEventInit]>([
    ['ArrowUp', {}],
    ['ArrowRight', { altKey: true }],
    ['ArrowRight', { ctrlKey: true }],
    ['ArrowLeft', { metaKey: true }],
    ['ArrowLeft', { shiftKey: true }],
  ])('%s with %j does not step', (key, modifiers) => {
    listen();
    press(key, modifiers);
    expect(onStep).not.toHaveBeenCalled();
  });

  it('do not step where another part of the page has used the key', () => {
    listen();
    const handleKey = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', handleKey);
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    document.body.removeEventListener('keydown', handleKey);
    expect(onStep).not.toHaveBeenCalled();
  });
});
