const OWN_SITE = ['same-origin', 'none'];

/**
 * Checks whether a page of another site sent the request, by Sec-Fetch-Site or, in older browsers, by Origin. A request
 * with neither (curl, a script) is allowed.
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
 * Checks for a request to a function's default address, which bypasses the rewrites of netlify.toml and their rate
 * limits. Behind a rewrite a function receives the visitor's address. The path is decoded first, because the platform
 * may decode it before it looks for the function; an invalid encoding matches no rewrite.
 */
export function isAtDefaultPath(request: Request): boolean {
  try {
    return DEFAULT_PATH.test(decodeURIComponent(new URL(request.url).pathname));
  } catch {
    return true;
  }
}

/** What a client asks for by name: a browser without script text/html, the form's own script JSON, curl 'anything'. */
export type AnswerKind = 'page' | 'json' | 'anything';

/** Reads the Accept header of a client. */
export function answerKind(request: Request): AnswerKind {
  const accept = (request.headers.get('accept') ?? '').toLowerCase();
  if (accept.includes('text/html')) return 'page';
  return accept.includes('application/json') ? 'json' : 'anything';
}
