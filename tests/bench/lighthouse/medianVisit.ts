import { percentile } from '../percentile.ts';
import { type Quality, type ResourceKind, type Visit, visitPage } from './visitPage.ts';

const KINDS: readonly ResourceKind[] = ['html', 'script', 'data', 'style', 'font', 'image', 'other'];

/** A page after several visits: the median of each value on its own. */
export type MedianVisit = { visit: Visit; quality: Quality | undefined };

function medianOf(visits: readonly Visit[]): Visit {
  const median = (value: (visit: Visit) => number) => percentile(visits.map(value), 0.5);
  const bytes = { html: 0, script: 0, data: 0, style: 0, font: 0, image: 0, other: 0 };
  for (const kind of KINDS) bytes[kind] = median((visit) => visit.bytes[kind]);
  return {
    performance: median(({ performance }) => performance),
    requests: median(({ requests }) => requests),
    bytes,
    largestPaint: median(({ largestPaint }) => largestPaint),
    blocking: median(({ blocking }) => blocking),
    shift: median(({ shift }) => shift),
    slowLargestPaint: median(({ slowLargestPaint }) => slowLargestPaint),
    slowBlocking: median(({ slowBlocking }) => slowBlocking),
  };
}

/** Visits a page several times. Only the first visit judges more than speed, because the rest stays the same. */
export async function visitRepeatedly(
  url: string,
  port: number,
  runs: number,
  withQuality: boolean,
): Promise<MedianVisit> {
  const visits: Visit[] = [];
  let quality: Quality | undefined;
  for (let run = 0; run < runs; run += 1) {
    const result = await visitPage(url, port, withQuality && run === 0);
    quality ??= result.quality;
    visits.push(result.visit);
  }
  return { visit: medianOf(visits), quality };
}
