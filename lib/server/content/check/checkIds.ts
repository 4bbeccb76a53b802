import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue, valueAt } from '../issues/describeValue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import type { ContentSource, FieldPath } from '../source/contentSource.ts';
import type { ContentTree } from './contentTree.ts';
import { eachField } from './eachField.ts';

/** Collections of the library, which share one space of ids. */
const LIBRARY = (['guides', 'articles', 'acts', 'financeActs', 'videos', 'calculators', 'media'] as const).map(
  (name) => COLLECTIONS[name].file,
);

type Position = { source: ContentSource; path: FieldPath };

function idsInList(
  source: ContentSource,
  listPath: FieldPath,
  list: readonly unknown[],
): (Position & { id: string })[] {
  return list.flatMap((entry, index) => {
    const id = valueAt(entry, ['id']);
    return typeof id === 'string' ? [{ id, source, path: [...listPath, index, 'id'] }] : [];
  });
}

function findRepeats(ids: readonly (Position & { id: string })[]): ContentIssue[] {
  const firsts = new Map<string, Position>();
  return ids.flatMap(({ id, source, path }) => {
    const first = firsts.get(id);
    if (!first) {
      firsts.set(id, { source, path });
      return [];
    }
    const place = `${first.source.file}:${first.source.lineOf(first.path)}`;
    const found = `"${id}" a second time (the first is at ${place})`;
    return [fieldIssue(source, path, { found, expected: 'an id that no other entry has' })];
  });
}

/** Finds duplicate ids in a list or in the library. */
export function checkIds(tree: ContentTree): ContentIssue[] {
  const library = LIBRARY.flatMap((file) => tree.sources.get(file) ?? []);
  const others = [...tree.sources.values()].filter((source) => !library.includes(source));
  const listsOf = (source: ContentSource) =>
    [...eachField(source)].flatMap(({ path, value }) => (Array.isArray(value) ? [idsInList(source, path, value)] : []));
  return [library.flatMap(listsOf).flat(), ...others.flatMap(listsOf)].flatMap(findRepeats);
}
