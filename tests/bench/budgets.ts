import { CALCULATORS } from '../../lib/site/calculators.ts';

/** What a page may weigh: kind of page, its HTML in bytes, its script against an empty export. */
export type Budget = { scriptRatio: number; html: number };

const TEXT: Budget = { scriptRatio: 1.06, html: 20_000 };
const TOOL: Budget = { scriptRatio: 1.12, html: 20_000 };

/** Style sheets of any page, in bytes after brotli. */
export const STYLE_BUDGET = 14_000;

/** Requests on Home before anyone touches it. */
export const HOME_REQUESTS = 18;

/** Layout shift on load, and over a scroll to the foot of the page. */
export const SHIFT_BUDGET = { load: 0, scroll: 0.02 };

/** Bytes that the first query of a visit may transfer: the search itself, its index and the texts of the hits. */
export const SEARCH_BYTES = 150_000;

/** Budgets by page, as files of the export without .html. */
export const PAGE_BUDGETS: Record<string, Budget> = {
  index: { scriptRatio: 1.14, html: 35_000 },
  about: TEXT,
  services: TEXT,
  'services/taxation': TEXT,
  industries: TEXT,
  'privacy-policy': TEXT,
  sitemap: TEXT,
  awards: TOOL,
  team: TOOL,
  contact: TOOL,
  media: TOOL,
  resources: { ...TOOL, html: 30_000 },
  calculator: TOOL,
  ...Object.fromEntries(CALCULATORS.map(({ path }) => [path.slice(1), TOOL])),
};

/** What a build from nothing may take by the number of services: seconds, and the memory of all its processes in bytes. */
export const BUILD_BUDGETS = [
  { services: 100, seconds: 90, bytes: 4e9 },
];
