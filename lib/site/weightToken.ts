/** Stands in a page for its weight until the build knows it (lib/server/site-build/writeWeights.ts). */
export const WEIGHT_TOKEN = '{{page-weight}}';
