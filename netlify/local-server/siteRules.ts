import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { createRateLimiter } from '../forms/runtime/rateLimiter.ts';
import type { NetlifyConfig } from './netlifyConfig.ts';
import { decodedPath } from './webRequest.ts';

/** The redirect rule that matches a request. */
export type Match = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;

/** Redirects, headers and rate limits of netlify.toml and of the published folder. */
export type SiteRules = {
  match(request: Request): Promise<Match | undefined>;
  headersFor(request: Request): Promise<Record<string, string>>;
  /** Seconds to wait if the platform's limit of a rule is reached, else 0. */
  secondsToWait(match: Match, ip: string): number;
};

/** The package requires settings for roles of signed-in users; the site has no users. */
const NO_ROLES = { jwtSecret: 'unused', jwtRoleClaim: 'unused' };
const LOGGER = { log: console.log, warn: console.warn, error: console.error };

/** @param raisedLimit replaces smaller rate limits of netlify.toml, for tests and load runs */
export function createSiteRules(config: NetlifyConfig, publish: string, raisedLimit: number): SiteRules {
  const redirects = new RedirectsHandler({
    configRedirects: config.redirects,
    projectDir: publish,
    publicDir: publish,
    ...NO_ROLES,
  });
  const headers = new HeadersHandler({
    configHeaders: config.headers,
    projectDir: publish,
    publishDir: '.',
    logger: LOGGER,
  });
  const limited = config.redirects.flatMap(({ to, rate_limit: limit }) =>
    limit === undefined ? [] : [{ to, limit, limiter: createRateLimiter(limit.window_size * 1000) }],
  );
  return {
    // The handler throws for a path that cannot be decoded; no rule matches it.
    match: async (request) =>
      decodedPath(new URL(request.url).pathname) === undefined ? undefined : redirects.match(request),
    // The handler reads _headers for each request, and so notices a new build.
    headersFor: (request) => headers.apply(request),
    // Counts by target: a path with a trailing slash or another encoding matches the same rule.
    secondsToWait({ target }, ip) {
      const rule = limited.find(({ to }) => to === target.pathname);
      if (rule === undefined) return 0;
      const limit = Math.max(rule.limit.window_limit, raisedLimit);
      return rule.limiter.consume(ip, limit, Date.now());
    },
  };
}
