/** Exact, so that a run today and one next year try the same; raised by hand after a look at its release notes. */
export const NETLIFY_CLI = 'netlify-cli@27.10.2';
