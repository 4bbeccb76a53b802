import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { relativePath } from '../../../../../../lib/server/pictures/build/relativePath.ts';

describe('Path data with relative coordinates', () => {
  it('says where the pen goes from where it is', () => {
    assert.equal(
      relativePath('M10 20L13.5 20L13.5 18L12 19.25Q12 20 11 20.5Z'),
      'M10 20h3.5v-2l-1.5 1.25q0 .75-1 1.25z',
    );
  });

  it('begins each outline at its own point, also after one that is closed', () => {
    assert.equal(relativePath('M1 1L2 2ZM5 5L4 5C4 6 5 7 6 6Z'), 'M1 1l1 1zM5 5h-1c0 1 1 2 2 1z');
  });

  it('does not let rounding add up', () => {
    const thirds = Array.from({ length: 30 }, (_, index) => `L${((index + 1) / 3).toFixed(4)} 1`).join('');
    const steps = [...relativePath(`M0 1${thirds}`).matchAll(/h([\d.]+)/g)].map(([, step]) => Number(step));
    assert.equal(steps.reduce((sum, step) => sum + step, 0).toFixed(2), '10.00');
  });
});
