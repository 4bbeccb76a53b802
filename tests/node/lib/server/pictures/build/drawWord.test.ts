import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawWord } from '../../../../../../lib/server/pictures/build/drawWord.ts';

/** Returns the corners of the box of an outline of the commands M, h, v, l and q. */
function boxOf(outline: string) {
  const points: [x: number, y: number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', text = ''] of outline.matchAll(/([Mhvlqz])([^Mhvlqz]*)/g)) {
    const numbers = [...text.matchAll(/-?(?:\d+(?:\.\d+)?|\.\d+)/g)].map(Number);
    const [dx = 0, dy = 0] = command === 'v' ? [0, ...numbers] : command === 'h' ? numbers : numbers.slice(-2);
    [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
    points.push([x, y]);
  }
  const round = (value: number) => Math.round(value * 100) / 100;
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return {
    left: round(Math.min(...xs)),
    right: round(Math.max(...xs)),
    top: round(Math.min(...ys)),
    bottom: round(Math.max(...ys)),
  };
}

describe('The name beside the mark', () => {
  for (const name of ['Nyota', 'Kilimanjaro Assurance Ltd', 'Mkombozi Consulting & Chartered Accounts']) {
    it(`is drawn inside the logo's box in pictures: ${name}`, async () => {
      const { left, right, top, bottom } = boxOf(await drawWord(name));
      assert.equal(left, 60.67);
      assert.ok(right > 80 && right <= 185, `right at ${right}`);
      assert.ok(top >= 0 && bottom <= 36, `from ${top} to ${bottom}`);
    });
  }
});
