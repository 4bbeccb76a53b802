/** Makes loaders read the invented firm, which tests/support/inventedFirm.ts copies once for all unit tests. */
jest.mock('@/lib/server/content/source/contentFiles', () => ({
  ...jest.requireActual('@/lib/server/content/source/contentFiles'),
  projectRoot: () => process.env.INVENTED_FIRM,
}));
