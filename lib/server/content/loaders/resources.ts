import type { Act, Article, Calculator, FinanceAct, Guide, Video } from '../../../content/schemas/resource.ts';
import { findCalculator } from '../../../site/calculators.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { oncePerBuild } from '../source/oncePerBuild.ts';
import { readCollection } from '../source/readCollection.ts';

/** Tax guides, in the order of their file. Throws a ContentError where it has mistakes. */
export const getGuides: () => Guide[] = oncePerBuild(() => readCollection(COLLECTIONS.guides));

/** Articles, in the order of their file. Throws a ContentError where it has mistakes. */
export const getArticles: () => Article[] = oncePerBuild(() => readCollection(COLLECTIONS.articles));

/** Acts, in the order of their file. Throws a ContentError where it has mistakes. */
export const getActs: () => Act[] = oncePerBuild(() => readCollection(COLLECTIONS.acts));

/** Finance Acts, in the order of their file. Throws a ContentError where it has mistakes. */
export const getFinanceActs: () => FinanceAct[] = oncePerBuild(() => readCollection(COLLECTIONS.financeActs));

/** Videos of the library and of the media page. Throws a ContentError where the file has mistakes. */
export const getVideos: () => Video[] = oncePerBuild(() => readCollection(COLLECTIONS.videos));

/** Calculators of the library. Throws where the file has mistakes or names one that the registry does not have. */
export const getCalculators: () => Calculator[] = oncePerBuild(() =>
  readCollection(COLLECTIONS.calculators).map((entry) => {
    const { path, group } = findCalculator(entry.id);
    return { ...entry, link: path, audience: group };
  }),
);
