import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import type { NetlifyConfig } from './netlifyConfig.ts';
import { decodedPath } from './webRequest.ts';

/** The redirect rule that a request matches. */
export type Match = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;

/** Redirects and headers of netlify.toml and of the published folder. */
export type SiteRules = {
  match(request: Request): Promise<Match | undefined>;
  headersFor(request: Request): Promise<Record<string, string>>;
};

/** The package can check the roles of signed-in users and insists on both; the site has no users. */
const NO_ROLES = { jwtSecret: 'unused', jwtRoleClaim: 'unused' };
const LOGGER = { log: console.log, warn: console.warn, error: console.error };

export function createSiteRules(config: NetlifyConfig, publish: string): SiteRules {
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
  return {
    // The handler throws over a path that cannot be decoded; no rule is meant for one.
    match: async (request) =>
      decodedPath(new URL(request.url).pathname) === undefined ? undefined : redirects.match(request),
    // The handler reads _headers for each request, and so follows a build that replaces it.
    headersFor: (request) => headers.apply(request),
  };
}
