import { LIGHT_PAGE, LIVE_PAGE } from '../budgets.ts';
import { fact, kilobytes, type Row } from '../report.ts';
import type { Loading } from '../routes.ts';
import type { MedianVisit } from './medianVisit.ts';
import type { Quality, Visit } from './visitPage.ts';

/** A measured page and what it is compared with. */
export type Compared = {
  route: string;
  loading: Loading;
  landed: MedianVisit;
  stripped: Visit;
  empty: Visit;
};

type Limit = { limit: number; text: string };

const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

const totalOf = ({ bytes }: Visit): number => Object.values(bytes).reduce((sum, size) => sum + size, 0);

/** Columns that say what was transferred. */
function transferRows(name: string, { requests, bytes }: Visit): Row[] {
  return [
    fact(name, 'requests', String(requests)),
    ...Object.entries(bytes).map(([kind, size]) => fact(name, kind, kilobytes(size))),
  ];
}

/** A page with nothing to hold it against. */
export function plainRows(name: string, visit: Visit): Row[] {
  return [
    ...transferRows(name, visit),
    fact(name, 'total', kilobytes(totalOf(visit))),
    fact(name, 'LCP', milliseconds(visit.largestPaint)),
    fact(name, 'TBT', milliseconds(visit.blocking)),
    fact(name, 'CLS', visit.shift.toFixed(3)),
    fact(name, 'performance', String(visit.performance)),
    fact(name, 'LCP, slow line', milliseconds(visit.slowLargestPaint)),
    fact(name, 'TBT, slow line', milliseconds(visit.slowBlocking)),
  ];
}

/** What a page may take: a light one by itself without script, a live one by an empty export. */
function limitsOf({ route, loading, stripped, empty }: Compared): Record<'total' | 'paint' | 'blocking', Limit> {
  if (loading === 'light') {
    const { largestPaintRatio, blockingMs, total } = LIGHT_PAGE;
    return {
      total: { limit: total, text: kilobytes(total) },
      paint: { limit: largestPaintRatio * stripped.largestPaint, text: `${largestPaintRatio} of it stripped` },
      blocking: { limit: stripped.blocking + blockingMs, text: `${blockingMs} ms above it stripped` },
    };
  }
  const { largestPaintRatio, blockingRatio, homeTotal } = LIVE_PAGE;
  return {
    total:
      route === '/' ? { limit: homeTotal, text: kilobytes(homeTotal) } : { limit: Number.POSITIVE_INFINITY, text: '' },
    paint: { limit: largestPaintRatio * empty.largestPaint, text: `${largestPaintRatio} of an empty export` },
    blocking: { limit: blockingRatio * empty.blocking, text: `${blockingRatio} of an empty export` },
  };
}

/** The rows of a page as landed, with its budgets. */
export function landedRows(compared: Compared): Row[] {
  const { route, loading, landed } = compared;
  const { visit } = landed;
  const limits = limitsOf(compared);
  const performance = loading === 'light' ? LIGHT_PAGE.performance : LIVE_PAGE.performance;
  const withLimit = (row: Row, value: number, { limit, text }: Limit): Row => ({
    ...row,
    budget: text,
    isWithin: value <= limit,
  });
  const name = `${route} (${loading})`;
  return plainRows(name, visit).map((row) => {
    if (row.column === 'total') return withLimit(row, totalOf(visit), limits.total);
    if (row.column === 'LCP') return withLimit(row, visit.largestPaint, limits.paint);
    if (row.column === 'TBT') return withLimit(row, visit.blocking, limits.blocking);
    if (row.column === 'CLS') return withLimit(row, Number(visit.shift.toFixed(3)), { limit: 0, text: '0' });
    if (row.column === 'script' && loading === 'light')
      return withLimit(row, visit.bytes.script, { limit: 0, text: '0' });
    if (row.column !== 'performance') return row;
    return { ...row, budget: String(performance), isWithin: visit.performance >= performance };
  });
}

/** What Lighthouse says apart from speed: each score must be 100, and nothing may keep a page out of the cache. */
export function qualityRows(route: string, { scores, failed, keptOutOfCache }: Quality): Row[] {
  const score = (column: string, value: number): Row => ({
    name: route,
    column,
    measured: String(value),
    budget: '100',
    isWithin: value === 100,
  });
  return [
    score('accessibility', scores.accessibility),
    score('best practices', scores.bestPractices),
    score('SEO', scores.seo),
    fact(route, 'audits not passed', failed.join(', ')),
    {
      name: route,
      column: 'kept out of the back/forward cache by',
      measured: keptOutOfCache.join(', ') || 'nothing',
      budget: 'nothing',
      isWithin: keptOutOfCache.length === 0,
    },
  ];
}
