import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Loading } from '../routes.ts';
import type { Visit } from './visitPage.ts';
import { landedRows, qualityRows } from './visitRows.ts';

const BYTES = { html: 10_000, script: 0, data: 0, style: 8_000, font: 20_000, image: 0, other: 0 };

const visit = (over: Partial<Visit> = {}): Visit => ({
  performance: 100,
  requests: 6,
  bytes: BYTES,
  largestPaint: 1_000,
  blocking: 0,
  shift: 0,
  slowLargestPaint: 2_000,
  slowBlocking: 0,
  ...over,
});

function broken(route: string, loading: Loading, landed: Visit): string[] {
  const empty = visit({ largestPaint: 600, blocking: 100 });
  const dressed = visit({ largestPaint: 800, blocking: 50 });
  const measured = { visit: landed, quality: undefined };
  const rows = landedRows({ route, loading, landed: measured, stripped: visit(), empty, dressed });
  return rows.filter(({ isWithin }) => !isWithin).map(({ column, budget }) => `${column}: ${budget}`);
}

describe('A light page in Lighthouse', () => {
  it('may cost hardly more than without its script', () => {
    assert.deepEqual(broken('/about', 'light', visit({ largestPaint: 1_100, blocking: 20 })), []);
    assert.deepEqual(broken('/about', 'light', visit({ largestPaint: 1_101, blocking: 21 })), [
      'LCP: 1.1 of it stripped',
      'TBT: 20 ms above it stripped',
    ]);
  });

  it('fetches no script before it is used, and little in all', () => {
    assert.deepEqual(broken('/about', 'light', visit({ bytes: { ...BYTES, script: 1 } })), ['script: none']);
    assert.deepEqual(broken('/about', 'light', visit({ bytes: { ...BYTES, image: 30_000 } })), ['total: 60.0 kB']);
  });

  it('neither moves nor falls below the full score', () => {
    assert.deepEqual(broken('/about', 'light', visit({ performance: 99, shift: 0.01 })), [
      'CLS: 0',
      'performance: 100',
    ]);
  });
});

describe('A live page in Lighthouse', () => {
  it('is held against an empty export, and for its largest paint against one with style and fonts', () => {
    assert.deepEqual(broken('/media', 'live', visit({ largestPaint: 919, blocking: 114, performance: 98 })), []);
    assert.deepEqual(broken('/media', 'live', visit({ largestPaint: 921, blocking: 116, performance: 97 })), [
      'LCP: 1.15 of an empty export with style and fonts',
      'TBT: 1.15 of an empty export',
      'performance: 98',
    ]);
  });

  it('may weigh more, but Home has a limit', () => {
    const heavy = visit({ largestPaint: 900, bytes: { ...BYTES, script: 200_000 } });
    assert.deepEqual(broken('/media', 'live', heavy), []);
    assert.deepEqual(broken('/', 'live', heavy), ['total: 215.0 kB']);
  });
});

describe('What Lighthouse says apart from speed', () => {
  it('breaks the budget where a score is below 100 or the page cannot come back from the cache', () => {
    const rows = qualityRows('/about', {
      scores: { accessibility: 100, bestPractices: 96, seo: 100 },
      failed: ['errors-in-console'],
      keptOutOfCache: ['UnloadHandlerExistsInMainFrame'],
    });
    assert.deepEqual(
      rows.filter(({ isWithin }) => !isWithin).map(({ column, measured }) => `${column}: ${measured}`),
      ['best practices: 96', 'kept out of the back/forward cache by: UnloadHandlerExistsInMainFrame'],
    );
  });
});
