import type { EnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { jsonAnswer } from '../forms/http/answer.ts';
import { isAtDefaultPath } from '../forms/http/requestChecks.ts';
import { failureCode, logError, logInfo } from '../forms/runtime/log.ts';
import type { RateLimiter } from '../forms/runtime/rateLimiter.ts';
import { violationNames } from './readReports.ts';
import { countReports, reportLines } from './reportCounts.ts';

/** What taking reports depends on. */
export type ReportTools = {
  openStore: () => Pick<EnquiryStore, 'readNote' | 'writeNote'>;
  sendAlert: ((text: string) => Promise<boolean>) | undefined;
  limiter: RateLimiter;
  now: () => Date;
};

/** Posts that one instance counts in a minute, of all visitors together: enough to see a mistake, too few to cost anything. */
const POSTS_A_MINUTE = 30;
const LONGEST_BODY = 32 * 1024;
const SHOWN_LINES = 5;

async function namesIn(request: Request): Promise<string[]> {
  try {
    const body = await request.text();
    return body.length > LONGEST_BODY ? [] : violationNames(JSON.parse(body), new URL(request.url).host);
  } catch {
    return [];
  }
}

/** Counts; nothing that fails here is the browser's to know. */
async function count(names: readonly string[], { openStore, sendAlert }: ReportTools): Promise<void> {
  try {
    const alarming = await countReports(openStore(), names);
    logInfo({ event: 'policy report', count: names.length });
    if (alarming === undefined) return;
    const lines = reportLines(alarming).slice(0, SHOWN_LINES).join('; ');
    await sendAlert?.(`Browsers report parts of the website that its content security policy forbids: ${lines}.`);
  } catch (error) {
    logError({ event: 'policy report', code: `store ${failureCode(error)}` });
  }
}

/**
 * Takes what browsers report of the content security policy and keeps counts only: which directive, what kind of thing, on
 * which page. A script of the site whose hash is missing from the policy is known from them within minutes.
 */
export async function receiveReports(request: Request, tools: ReportTools): Promise<Response> {
  if (isAtDefaultPath(request)) return jsonAnswer({ status: 404 }, { ok: false });
  if (request.method !== 'POST') return jsonAnswer({ status: 405, headers: { Allow: 'POST' } }, { ok: false });
  const names = await namesIn(request);
  if (names.length > 0 && tools.limiter.consume('all', POSTS_A_MINUTE, tools.now().getTime()) === 0) {
    await count(names, tools);
  }
  return jsonAnswer({ status: 200 }, { ok: true });
}
