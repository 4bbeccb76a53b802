import { memoizeLoader } from '../source/memoizeLoader.ts';
import { readTwinFiles } from '../source/twinFiles.ts';

/** The Kiswahili texts of content/ by the English ones, both as they are written. */
export const getTwins = memoizeLoader(
  (): ReadonlyMap<string, string> =>
    new Map(readTwinFiles().flatMap(({ texts }) => texts.map(({ en, sw }): [string, string] => [en, sw]))),
);
