import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import type { FunctionRouter, LoadedFunction } from './functions.ts';
import type { StaticSite } from './staticSite.ts';
import {
  clientIp,
  decodedPath,
  isAborted,
  readRequestBody,
  requestUrl,
  sendText,
  sendWebResponse,
  webRequest,
} from './webRequest.ts';

/** The redirect rule that matches a request. */
type Match = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;

/** The package requires settings for signed-in users' roles, but the site has no users. */
const NO_ROLES = { jwtSecret: 'unused', jwtRoleClaim: 'unused' };
const LOGGER = { log: console.log, warn: console.warn, error: console.error };

/** Reads redirect and header rules as Netlify does: first from the published folder, then from netlify.toml. */
export function createSiteRules(configPath: string, publish: string) {
  const folder = { configPath, projectDir: publish };
  const redirects = new RedirectsHandler({ ...folder, configRedirects: [], publicDir: publish, ...NO_ROLES });
  const headers = new HeadersHandler({ ...folder, publishDir: '.', logger: LOGGER });
  return {
    // The handler throws for a path that cannot be decoded, which matches no rule.
    match: async (request: Request) =>
      decodedPath(new URL(request.url).pathname) === undefined ? undefined : redirects.match(request),
    // The handler reads _headers for each request, and so picks up a new build.
    headersFor: (request: Request) => headers.apply(request),
  };
}

type SiteRules = ReturnType<typeof createSiteRules>;

/**
 * Handles requests that are not for a function.
 * @param match redirect rule that matches the request
 */
type PageServer = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  match: Match | undefined,
) => void | Promise<void>;

/** Methods that the platform passes to functions. A web Request does not allow TRACE. */
const FUNCTION_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PAGE_METHODS = ['GET', 'HEAD'];

type RequestParts = { request: IncomingMessage; response: ServerResponse; url: URL };

/** Calls a function with the URL before any rewrite, as the platform does, because functions check it. */
async function callFunction(called: LoadedFunction, functions: FunctionRouter, parts: RequestParts): Promise<void> {
  const { request, response, url } = parts;
  const body = await readRequestBody(request);
  if (body === undefined) {
    sendText(response, 413, 'Body too large', { Connection: 'close' });
    return;
  }
  const answer = await functions.call(called, webRequest(request, url, body), clientIp(request));
  await sendWebResponse(answer, response);
}

/** Serves the published folder as Netlify does: forced rules, files, other rules, then 404.html. */
export function createPageServer(site: StaticSite, rules: SiteRules): PageServer {
  async function send(path: string, status: number, parts: RequestParts): Promise<void> {
    const file = site.fileOf(path);
    if (file === undefined) sendText(parts.response, status, 'There is no built site. Run `npm run build`.');
    else await site.send(file, status, parts);
  }

  async function follow({ redirect, statusCode, target, targetRelative }: Match, parts: RequestParts): Promise<void> {
    // The handler appends the visitor's query to that of the rule with a second question mark.
    const location = targetRelative.replace(/(\?[^?]*)\?/, '$1&');
    if (redirect) sendText(parts.response, statusCode, target.href, { Location: location });
    else await send(target.pathname, statusCode, parts);
  }

  return async (request, response, url, match) => {
    const parts = { request, response, url };
    const asked = webRequest(request, url);
    for (const [name, value] of Object.entries(await rules.headersFor(asked))) response.setHeader(name, value);
    const canonical = site.canonicalPath(url.pathname);
    if (match?.force) {
      await follow(match, parts);
    } else if (canonical !== undefined) {
      sendText(response, 301, canonical, { Location: `${canonical}${url.search}` });
    } else if (site.fileOf(url.pathname) !== undefined) {
      await send(url.pathname, 200, parts);
    } else if (match !== undefined) {
      await follow(match, parts);
    } else {
      await send('/404.html', 404, parts);
    }
  };
}

async function respond(functions: FunctionRouter, rules: SiteRules, pages: PageServer, parts: RequestParts) {
  const { request, response, url } = parts;
  const atDefaultPath = functions.find(url);
  const match = atDefaultPath === undefined ? await rules.match(webRequest(request, url)) : undefined;
  const called = atDefaultPath ?? (match?.force ? functions.find(match.target) : undefined);
  const methods = called === undefined ? PAGE_METHODS : FUNCTION_METHODS;
  if (!methods.includes(request.method ?? '')) {
    return sendText(response, 405, 'Method not allowed', { Allow: methods.join(', ') });
  }
  if (called === undefined) return pages(request, response, url, match);
  return callFunction(called, functions, parts);
}

/** Routes as the platform does: a function's default path, a forced rule to a function, then pages. */
export function createRequestListener(functions: FunctionRouter, rules: SiteRules, pages: PageServer) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = requestUrl(request);
    if (url === undefined) return sendText(response, 400, 'Bad request');
    // The file server reads the path from the request.
    request.url = `${url.pathname}${url.search}`;
    try {
      await respond(functions, rules, pages, { request, response, url });
    } catch (error) {
      if (isAborted(request)) return;
      console.error(`${request.method} ${url.pathname} failed:`, error);
      if (!response.headersSent) sendText(response, 500, 'Internal error');
    }
  };
}
