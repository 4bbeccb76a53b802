import { memoizeLoader } from '../source/memoizeLoader.ts';
import { readTwinFiles } from '../source/twinFiles.ts';

/** Kiswahili texts of content/ by their English texts, both unresolved. */
export const getTwins = memoizeLoader(
  (): ReadonlyMap<string, string> =>
    new Map(readTwinFiles().flatMap(({ texts }) => texts.map(({ en, sw }): [string, string] => [en, sw]))),
);
