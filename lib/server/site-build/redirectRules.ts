import type { Redirect } from '../../content/schemas/redirects.ts';

/** Text of _redirects, which the host and the local server read before the rules of netlify.toml. */
export const redirectRules = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from}  ${to}  301\n`).join('');
