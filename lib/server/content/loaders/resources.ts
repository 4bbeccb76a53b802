import type { Calculator } from '../../../content/schemas/resource.ts';
import { findCalculator } from '../../../site/calculators.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** Tax guides, in the order of their file. */
export const getGuides = collectionLoader(COLLECTIONS.guides);

/** Articles, in the order of their file. */
export const getArticles = collectionLoader(COLLECTIONS.articles);

/** Acts, in the order of their file. */
export const getActs = collectionLoader(COLLECTIONS.acts);

/** Finance Acts, in the order of their file. */
export const getFinanceActs = collectionLoader(COLLECTIONS.financeActs);

/** Videos of the library and of the media page. */
export const getVideos = collectionLoader(COLLECTIONS.videos);

const getCatalogue = collectionLoader(COLLECTIONS.calculators);

/** Returns the library's calculators, joined with the registry of calculators, which has their paths. */
export const getCalculators = (): Calculator[] =>
  getCatalogue().map((entry) => {
    const { path, group } = findCalculator(entry.id);
    return { ...entry, link: path, audience: group };
  });
