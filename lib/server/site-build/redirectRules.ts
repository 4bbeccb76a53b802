import type { Redirect } from '../../content/schemas/pages.ts';

/** Text of _redirects, which the host and the local server read before the rules of netlify.toml. */
export const redirectRules = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from}  ${to}  301\n`).join('');
