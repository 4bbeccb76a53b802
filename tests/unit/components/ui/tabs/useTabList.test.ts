import { newIndexFromKey } from '@/components/ui/tabs/useTabList';

describe('newIndexFromKey', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 0],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
  ])('%s on tab %i of four leads to tab %i', (key, index, expected) => {
    expect(newIndexFromKey(key, index, 4)).toBe(expected);
  });

  it.each(['ArrowUp', 'ArrowDown', 'Enter', ' ', 'Tab', 'a'])('leaves the key %j alone in a row', (key) => {
    expect(newIndexFromKey(key, 1, 4)).toBeUndefined();
  });

  it.each([
    ['ArrowDown', 1, 2],
    ['ArrowUp', 0, 3],
    ['ArrowRight', 1, undefined],
  ])('in a column %s on tab %i leads to %s', (key, index, expected) => {
    expect(newIndexFromKey(key, index, 4, 'vertical')).toBe(expected);
  });

  it('has nowhere to go without tabs', () => {
    expect(newIndexFromKey('ArrowRight', 0, 0)).toBeUndefined();
    expect(newIndexFromKey('End', 0, 0)).toBeUndefined();
  });
});
