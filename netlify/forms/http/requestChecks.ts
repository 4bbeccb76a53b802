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

/** Returns the quality of a media type in an Accept header, 0 to 1; ignores wildcards. */
function quality(accept: string, type: string): number {
  for (const entry of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const value = q === undefined ? 1 : Number(q.slice(2));
    return Number.isNaN(value) ? 0 : value;
  }
  return 0;
}

/** Media type that a client asks for by name; 'anything' if it names neither, such as curl. */
export type AnswerKind = 'page' | 'json' | 'anything';

/** Classifies a client: a browser without script accepts text/html, the form's own script application/json. */
export function answerKind(request: Request): AnswerKind {
  const accept = request.headers.get('accept') ?? '';
  const [html, json] = [quality(accept, 'text/html'), quality(accept, 'application/json')];
  if (html === 0 && json === 0) return 'anything';
  return html >= json ? 'page' : 'json';
}

/** Checks for a browser that posts without script; all others get JSON. */
export const prefersHtml = (request: Request): boolean => answerKind(request) === 'page';
