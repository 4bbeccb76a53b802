import type { Act, Article, Calculator, FinanceAct, Guide, Video } from '../../../content/schemas/resource.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeInProduction } from '../source/memoizeInProduction.ts';
import { readCollection } from '../source/readCollection.ts';

/** Tax guides, in the order of their file. Throws a ContentError where it has mistakes. */
export const getGuides: () => Guide[] = memoizeInProduction(() => readCollection(COLLECTIONS.guides));

/** Articles, in the order of their file. Throws a ContentError where it has mistakes. */
export const getArticles: () => Article[] = memoizeInProduction(() => readCollection(COLLECTIONS.articles));

/** Acts, in the order of their file. Throws a ContentError where it has mistakes. */
export const getActs: () => Act[] = memoizeInProduction(() => readCollection(COLLECTIONS.acts));

/** Finance Acts, in the order of their file. Throws a ContentError where it has mistakes. */
export const getFinanceActs: () => FinanceAct[] = memoizeInProduction(() => readCollection(COLLECTIONS.financeActs));

/** Videos of the library and of the media page. Throws a ContentError where the file has mistakes. */
export const getVideos: () => Video[] = memoizeInProduction(() => readCollection(COLLECTIONS.videos));

/** Cards of the calculators. Throws a ContentError where the file has mistakes. */
export const getCalculators: () => Calculator[] = memoizeInProduction(() => readCollection(COLLECTIONS.calculators));
