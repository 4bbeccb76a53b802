import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { createLimiter } from '../forms/runtime/limiter.ts';
import type { NetlifyConfig } from './netlifyConfig.ts';

/** A rule that a request falls under. */
export type Match = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;

/** Redirects, headers and rate limits of netlify.toml and of the published folder. */
export type SiteRules = {
  match(request: Request): Promise<Match | undefined>;
  headersFor(request: Request): Promise<Record<string, string>>;
  /** Seconds to wait where the platform's limit for the path is reached, else 0. */
  secondsToWait(url: URL, address: string): number;
};

/** Both are asked for by a package that can check signed-in roles; the site has none. */
const NO_ROLES = { jwtSecret: 'unused', jwtRoleClaim: 'unused' };
const SILENT_LOGGER = { log: console.log, warn: console.warn, error: console.error };

/** @param raisedLimit limit that stands in for a smaller one of netlify.toml */
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
    logger: SILENT_LOGGER,
  });
  const known = new Map<string, Promise<Record<string, string>>>();
  const limited = config.redirects.flatMap(({ from, rate_limit: limit }) =>
    limit === undefined ? [] : [{ from, limit, limiter: createLimiter(limit.window_size * 1000) }],
  );
  return {
    match: (request) => redirects.match(request),
    headersFor(request) {
      // The handler reads the rules' files anew for each request.
      const { pathname } = new URL(request.url);
      const rules = known.get(pathname) ?? headers.apply(request);
      if (known.size < 1_000) known.set(pathname, rules);
      return rules;
    },
    secondsToWait(url, address) {
      const rule = limited.find(({ from }) => from === url.pathname);
      if (rule === undefined) return 0;
      const limit = Math.max(rule.limit.window_limit, raisedLimit);
      return rule.limiter.take(`${address} ${url.host}`, limit, Date.now());
    },
  };
}
