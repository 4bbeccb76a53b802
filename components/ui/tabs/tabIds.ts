/** Ids that tie a tab to its panel; the prefix keeps two sets of tabs on one page apart. */
export function tabIds(idPrefix: string, id: string) {
  return { tab: `${idPrefix}-tab-${id}`, panel: `${idPrefix}-panel-${id}` };
}
