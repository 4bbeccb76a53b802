import { CALCULATORS } from '../../../../site/calculators.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import { nearestWord } from '../../issues/nearestWord.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import type { ContentTree } from '../contentTree.ts';
import { textsNamed } from '../eachField.ts';

const REGISTRY = 'lib/site/calculators.ts';

/** Finds calculators missing from the library's catalogue or from the code. */
export function checkCalculators(tree: ContentTree): ContentIssue[] {
  const source = tree.sources.get(COLLECTIONS.calculators.file);
  if (!source) return [];
  const ids: readonly string[] = CALCULATORS.map(({ id }) => id);
  const entries = textsNamed(source, ['id']);
  const unknown = entries.filter(({ value }) => !ids.includes(value));
  const missing = ids.filter((id) => !entries.some(({ value }) => value === id));
  return [
    ...unknown.map(({ path, value }) =>
      fieldIssue(source, path, {
        found: `"${value}", which ${REGISTRY} does not have`,
        expected: `the id of a calculator: ${ids.join(', ')}`,
        example: `"id": "${nearestWord(value, ids) ?? ids[0]}"`,
      }),
    ),
    ...missing.map((id) =>
      fieldIssue(source, [], { found: `no entry "${id}"`, expected: `an entry for every calculator of ${REGISTRY}` }),
    ),
  ];
}
