import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from './clientAddress.ts';
import type { LoadedFunction } from './functionBundles.ts';
import type { FunctionRouter } from './functionRouter.ts';
import type { Match, SiteRules } from './siteRules.ts';
import type { StaticSite } from './staticSite.ts';
import { readBody, requestUrl, sendText, sendWebResponse, webRequest } from './webRequest.ts';

/**
 * Answers what is no function: the built site with its rules, or the development server.
 *
 * @param match rule of the site that the request falls under
 */
export type PageServer = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  match: Match | undefined,
) => void | Promise<void>;

type RequestParts = { request: IncomingMessage; response: ServerResponse; url: URL };

async function callFunction(called: LoadedFunction, functions: FunctionRouter, parts: RequestParts): Promise<void> {
  const { request, response, url } = parts;
  const body = await readBody(request);
  if (body === undefined) {
    sendText(response, 413, 'Body too large', { Connection: 'close' });
    return;
  }
  const answer = await functions.call(called, webRequest(request, url, body), clientAddress(request));
  await sendWebResponse(answer, response);
}

/** Serves the published folder, the forced rules before it and the others after it, last the page for what is not there. */
export function createPageServer(site: StaticSite, rules: SiteRules): PageServer {
  async function sendPage(file: string, status: number, { request, response }: RequestParts): Promise<void> {
    if (site.fileOf(file) === undefined) sendText(response, status, 'Not found');
    else site.sendPage(file, status, request, response);
  }

  async function follow({ redirect, statusCode, target, targetRelative }: Match, parts: RequestParts): Promise<void> {
    if (redirect) sendText(parts.response, statusCode, target.href, { Location: targetRelative });
    else await sendPage(target.pathname, statusCode, parts);
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
      site.serve(request, response);
    } else if (match !== undefined) {
      await follow(match, parts);
    } else {
      await sendPage('/404.html', 404, parts);
    }
  };
}

async function respond(functions: FunctionRouter, rules: SiteRules, pages: PageServer, parts: RequestParts) {
  const { request, response, url } = parts;
  const direct = functions.find(url);
  if (direct !== undefined) return callFunction(direct, functions, parts);
  const match = await rules.match(webRequest(request, url));
  const target = match?.force ? functions.find(match.target) : undefined;
  if (target === undefined) return pages(request, response, url, match);
  const seconds = rules.secondsToWait(url, clientAddress(request));
  if (seconds > 0) return sendText(response, 429, 'Too many requests', { 'Retry-After': String(seconds) });
  return callFunction(target, functions, parts);
}

/** Answers as the platform does: a function's own path, a forced rule, then the pages. */
export function createRequestListener(functions: FunctionRouter, rules: SiteRules, pages: PageServer) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = requestUrl(request);
    if (url === undefined) return sendText(response, 400, 'Bad request');
    try {
      await respond(functions, rules, pages, { request, response, url });
    } catch (error) {
      // A visitor who leaves while sending is not a fault of the server.
      if (request.destroyed && !request.complete) return;
      console.error(`${request.method} ${url.pathname} failed:`, error);
      if (!response.headersSent) sendText(response, 500, 'Internal error');
    }
  };
}
