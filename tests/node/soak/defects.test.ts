import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { DEFECTS } from '../../soak/defects.ts';

const ROOT = join(import.meta.dirname, '../../..');

describe('The defects that prove the soak', () => {
  it('are ten, each another', () => assert.equal(new Set(DEFECTS.map(({ title }) => title)).size, 10));

  for (const { title, file, find, plant } of DEFECTS) {
    it(`have their place in the source, which they change: ${title}`, () => {
      const pieces = readFileSync(join(ROOT, file), 'utf8').split(find);
      assert.equal(pieces.length, 2, `${file} must hold this text exactly once: ${find}`);
      assert.notEqual(plant, find);
    });
  }
});
