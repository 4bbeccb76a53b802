/** Loaders read the invented firm, which tests/support/inventedFirm.ts writes once for all units. */
jest.mock('@/lib/server/content/source/contentFiles', () => ({
  ...jest.requireActual('@/lib/server/content/source/contentFiles'),
  projectRoot: () => process.env.INVENTED_FIRM,
}));
