import { describePath, valueAt } from '../issues/describeValue.ts';
import type { Mistake } from '../issues/formatMistake.ts';
import { COLLECTIONS } from '../source/collections.ts';
import type { ContentSource, FieldPath } from '../source/contentSource.ts';
import type { ContentTree } from './contentTree.ts';
import { eachField } from './eachField.ts';

/** Collections that make up the library: an id names one thing in all of them together. */
const LIBRARY = (['guides', 'articles', 'acts', 'financeActs', 'videos', 'calculators', 'media'] as const).map(
  (name) => COLLECTIONS[name].file,
);

type Place = { source: ContentSource; path: FieldPath };

function idsInList(source: ContentSource, listPath: FieldPath, list: readonly unknown[]): (Place & { id: string })[] {
  return list.flatMap((entry, index) => {
    const id = valueAt(entry, ['id']);
    return typeof id === 'string' ? [{ id, source, path: [...listPath, index, 'id'] }] : [];
  });
}

function findRepeats(ids: readonly (Place & { id: string })[]): Mistake[] {
  const firsts = new Map<string, Place>();
  return ids.flatMap(({ id, source, path }) => {
    const first = firsts.get(id);
    if (!first) {
      firsts.set(id, { source, path });
      return [];
    }
    const place = `${first.source.file}:${first.source.lineOf(first.path)}`;
    const found = `"${id}" a second time (the first is at ${place})`;
    const field = describePath(path, source.value);
    return [{ file: source.file, line: source.lineOf(path), field, found, expected: 'an id that no other entry has' }];
  });
}

/** Finds ids that two entries of a list share, or two entries of the library. */
export function checkIds(tree: ContentTree): Mistake[] {
  const library = LIBRARY.flatMap((file) => tree.sources.get(file) ?? []);
  const others = [...tree.sources.values()].filter((source) => !library.includes(source));
  const listsOf = (source: ContentSource) =>
    [...eachField(source)].flatMap(({ path, value }) => (Array.isArray(value) ? [idsInList(source, path, value)] : []));
  return [library.flatMap(listsOf).flat(), ...others.flatMap(listsOf)].flatMap(findRepeats);
}
