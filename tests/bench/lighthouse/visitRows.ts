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
  /** The empty export with the site's style sheets and fonts. */
  dressed: Visit;
};

type Budget = Pick<Row, 'budget' | 'isWithin'>;

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

/** Budgets by column: a light page is held against itself without script, a live one against empty exports. */
function budgetsOf({ route, loading, landed: { visit }, stripped, empty, dressed }: Compared): Record<string, Budget> {
  const atMost = (value: number, limit: number, budget: string): Budget => ({ budget, isWithin: value <= limit });
  const score = (least: number): Budget => ({ budget: String(least), isWithin: visit.performance >= least });
  const CLS = atMost(Number(visit.shift.toFixed(3)), 0, '0');
  if (loading === 'light') {
    const { total, largestPaintRatio, blockingMs, performance } = LIGHT_PAGE;
    return {
      script: atMost(visit.bytes.script, 0, 'none'),
      data: atMost(visit.bytes.data, 0, 'none'),
      total: atMost(totalOf(visit), total, kilobytes(total)),
      LCP: atMost(visit.largestPaint, largestPaintRatio * stripped.largestPaint, `${largestPaintRatio} of it stripped`),
      TBT: atMost(visit.blocking, stripped.blocking + blockingMs, `${blockingMs} ms above it stripped`),
      CLS,
      performance: score(performance),
    };
  }
  const { largestPaintRatio, blockingRatio, performance, homeTotal } = LIVE_PAGE;
  return {
    ...(route === '/' ? { total: atMost(totalOf(visit), homeTotal, kilobytes(homeTotal)) } : {}),
    LCP: atMost(
      visit.largestPaint,
      largestPaintRatio * dressed.largestPaint,
      `${largestPaintRatio} of an empty export with style and fonts`,
    ),
    TBT: atMost(visit.blocking, blockingRatio * empty.blocking, `${blockingRatio} of an empty export`),
    CLS,
    performance: score(performance),
  };
}

/** The rows of a page as landed, with its budgets. */
export function landedRows(compared: Compared): Row[] {
  const { route, loading, landed } = compared;
  const budgets = budgetsOf(compared);
  const rows = plainRows(route, landed.visit).map((row) => ({ ...row, ...budgets[row.column ?? ''] }));
  return [fact(route, 'kind', loading), ...rows];
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
