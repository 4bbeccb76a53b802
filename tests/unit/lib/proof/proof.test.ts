import { execFileSync } from 'node:child_process';
import { getProofs } from '@/lib/server/content/loaders/proof';
import { CALCULATORS } from '@/lib/site/calculators';

const proofs = getProofs();

it('there are at least a thousand cases, and some of every tool', () => {
  expect(proofs.reduce((sum, { rows }) => sum + rows.length, 0)).toBeGreaterThanOrEqual(1000);
  expect([...new Set(proofs.map(({ tool }) => tool))].toSorted()).toEqual(CALCULATORS.map(({ id }) => id).toSorted());
});

it.each(proofs)(
  '$id: a test reads its cases, which say how and when they were worked out',
  ({ id, how, day, heads, rows }) => {
    const tests = execFileSync('grep', ['-rlE', `(readProof|expectCases)\\('${id}'`, 'tests/unit'], {
      encoding: 'utf8',
    });
    expect(tests).not.toBe('');
    expect(how).toMatch(/\.$/);
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(new Set(heads).size).toBe(heads.length);
    expect(rows.filter((row) => Object.keys(row).length !== heads.length)).toEqual([]);
  },
);
