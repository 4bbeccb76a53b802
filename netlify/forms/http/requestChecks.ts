const OWN_SITE = ['same-origin', 'none'];

/**
 * Detects cross-site requests by Sec-Fetch-Site or, in older browsers, by Origin. Requests with neither (curl, a script) are
 * allowed.
 */
export function isFromForeignSite(request: Request): boolean {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite !== null) return !OWN_SITE.includes(fetchSite);
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

const DEFAULT_PATH = /^\/+\.netlify\/+functions(\/|$)/i;

/**
 * Detects requests to a function's default URL, which bypasses the rewrites in netlify.toml and their rate limits. After a
 * rewrite, a function sees the URL that the visitor requested. The path is decoded first, because the platform may decode it
 * before routing; an invalid encoding matches no rewrite.
 */
export function isAtDefaultPath(request: Request): boolean {
  try {
    return DEFAULT_PATH.test(decodeURIComponent(new URL(request.url).pathname));
  } catch {
    return true;
  }
}

/**
 * Preferred response by Accept header: text/html for a browser without JavaScript, JSON for the form's script, 'anything'
 * for curl.
 */
type AnswerKind = 'page' | 'json' | 'anything';

export function answerKind(request: Request): AnswerKind {
  const accept = (request.headers.get('accept') ?? '').toLowerCase();
  if (accept.includes('text/html')) return 'page';
  return accept.includes('application/json') ? 'json' : 'anything';
}
