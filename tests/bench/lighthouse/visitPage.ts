import lighthouse, { type Artifacts, NetworkRecords, type RunnerResult } from 'lighthouse';
import { LargestContentfulPaint } from 'lighthouse/core/computed/metrics/largest-contentful-paint.js';
import { TotalBlockingTime } from 'lighthouse/core/computed/metrics/total-blocking-time.js';

/** What a file is for a page. */
export type ResourceKind = 'html' | 'script' | 'data' | 'style' | 'font' | 'image' | 'other';

const KIND_OF_TYPE: Record<string, ResourceKind> = {
  Document: 'html',
  Script: 'script',
  Fetch: 'data',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/** Times in milliseconds, sizes in bytes as they are transferred, the score from 0 to 100. */
export type Visit = {
  performance: number;
  requests: number;
  bytes: Record<ResourceKind, number>;
  largestPaint: number;
  blocking: number;
  shift: number;
  slowLargestPaint: number;
  slowBlocking: number;
};

/** What Lighthouse says apart from speed: scores from 0 to 100, and why a page cannot come back from the browser's cache. */
export type Quality = {
  scores: { accessibility: number; bestPractices: number; seo: number };
  failed: string[];
  keptOutOfCache: string[];
};

const CATEGORIES = { accessibility: 'accessibility', bestPractices: 'best-practices', seo: 'seo' };

/** A line as many phones here have it, by the same model as Lighthouse's own slow 4G (1.6 Mbps, 150 ms). */
export const SLOW_LINE = { rttMs: 300, throughputKbps: 700, cpuSlowdownMultiplier: 4 };

async function run(url: string, port: number, withQuality: boolean): Promise<RunnerResult> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', ...(withQuality ? Object.values(CATEGORIES) : [])],
    skipAudits: withQuality ? null : ['bf-cache'],
    disableFullPageScreenshot: true,
  });
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse could not open ${url}: ${result?.lhr.runtimeError?.message ?? 'it gave no result'}`);
  }
  return result;
}

/** The same load on the slow line: Lighthouse computes times from a trace, so that one serves for several lines. */
async function slowTimes({ artifacts }: RunnerResult) {
  const settings = { ...artifacts.settings, throttling: { ...artifacts.settings.throttling, ...SLOW_LINE } };
  const { Trace, DevtoolsLog, GatherContext, URL, SourceMaps, HostDPR } = artifacts;
  const input = {
    trace: Trace,
    devtoolsLog: DevtoolsLog,
    gatherContext: GatherContext,
    settings,
    URL,
    SourceMaps,
    HostDPR,
    simulator: null,
  };
  const context = { settings, computedCache: new Map() };
  const [largestPaint, blocking] = await Promise.all([
    LargestContentfulPaint.request(input, context),
    TotalBlockingTime.request(input, context),
  ]);
  return { slowLargestPaint: largestPaint.timing, slowBlocking: blocking.timing };
}

async function transferred(artifacts: Artifacts): Promise<Pick<Visit, 'requests' | 'bytes'>> {
  const records = await NetworkRecords.request(artifacts.DevtoolsLog, { computedCache: new Map() });
  const fetched = records.filter(({ url }) => url.startsWith('http'));
  const bytes = { html: 0, script: 0, data: 0, style: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType, transferSize } of fetched)
    bytes[KIND_OF_TYPE[resourceType ?? ''] ?? 'other'] += transferSize;
  return { requests: fetched.length, bytes };
}

const scoreOf = ({ lhr }: RunnerResult, category: string): number =>
  Math.round((lhr.categories[category]?.score ?? 0) * 100);

/** Weighted audits that a page does not pass whole, without those of speed. */
function failedAudits({ lhr }: RunnerResult): string[] {
  const refs = Object.values(CATEGORIES).flatMap((category) => lhr.categories[category]?.auditRefs ?? []);
  return refs.flatMap(({ id, weight }) => (weight > 0 && (lhr.audits[id]?.score ?? 1) < 1 ? [id] : []));
}

/** Reasons that lie in the page. Headless browsers restore nothing, and that is a reason of theirs. */
function keptOutOfCache({ artifacts }: RunnerResult): string[] {
  const { PageSupportNeeded = {}, SupportPending = {} } = artifacts.BFCacheFailures[0]?.notRestoredReasonsTree ?? {};
  return [...Object.keys(PageSupportNeeded), ...Object.keys(SupportPending)];
}

/** One load of a page as a phone on slow 4G has it, with an empty cache. */
export async function visitPage(
  url: string,
  port: number,
  withQuality: boolean,
): Promise<{ visit: Visit; quality: Quality | undefined }> {
  const result = await run(url, port, withQuality);
  const metric = (id: string) => result.lhr.audits[id]?.numericValue ?? Number.NaN;
  const visit = {
    performance: scoreOf(result, 'performance'),
    ...(await transferred(result.artifacts)),
    largestPaint: metric('largest-contentful-paint'),
    blocking: metric('total-blocking-time'),
    shift: metric('cumulative-layout-shift'),
    ...(await slowTimes(result)),
  };
  if (!withQuality) return { visit, quality: undefined };
  const { accessibility, bestPractices, seo } = CATEGORIES;
  const scores = {
    accessibility: scoreOf(result, accessibility),
    bestPractices: scoreOf(result, bestPractices),
    seo: scoreOf(result, seo),
  };
  return { visit, quality: { scores, failed: failedAudits(result), keptOutOfCache: keptOutOfCache(result) } };
}
