import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { drawWord } from '../../../../../../lib/server/pictures/build/drawWord.ts';
import { copyContent } from '../../content/support/contentCopy.ts';

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
  for (const name of ['Nyota', 'Kilimanjaro Assurance Ltd']) {
    it(`is drawn inside the logo's box: ${name}`, async () => {
      const { left, right, top, bottom } = boxOf(await drawWord(name));
      assert.equal(left, 60.67);
      assert.ok(right > 80 && right <= 185, `right at ${right}`);
      assert.ok(top >= 0 && bottom <= 36, `from ${top} to ${bottom}`);
    });
  }

  it('says what to do with a name that cannot be drawn', async () => {
    await assert.rejects(drawWord('Ολυμπος'), /no letter for 'Ο'\. Put outlines of your own into mark\.word/);
    await assert.rejects(drawWord('Mwananyamalawatanzanialimited'), /too long for the logo: shorten name/);
  });
});

describe('A firm with a new name', () => {
  it('is told how to have it drawn, and then has a word mark of its own', async (context) => {
    const copy = copyContent(context);
    const file = 'content/firm.json';
    const before = copy.read(file);
    copy.edit(file, /"name": "[^"]*"/, '"name": "Nyota"');
    const lines = await copy.check();
    assert.equal(lines.length, 1);
    assert.match(
      lines[0] ?? '',
      /^content\/firm\.json:\d+ {2}mark\.wordName: found ".*", while the firm is "Nyota", expected the name that mark\.word shows; run npm run documents/,
    );
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy.root, 'node_modules'));
    const script = join(process.cwd(), 'lib/server/pictures/build/makeWordmark.ts');
    const run = () => execFileSync(process.execPath, [script], { cwd: copy.root, encoding: 'utf8' });
    assert.match(run(), /mark\.word shows 'Nyota' now\. Run npm run documents/);
    assert.deepEqual(await copy.check(), []);
    const changed = copy.read(file).split('\n');
    assert.equal(changed.filter((line, index) => line !== before.split('\n')[index]).length, 3);
    assert.match(run(), /shows 'Nyota' already/);
  });
});
