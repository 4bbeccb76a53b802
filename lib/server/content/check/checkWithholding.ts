import { TAX_FILES } from '../../../content/schemas/tax.ts';
import { withholdingSchema } from '../../../content/schemas/withholding.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue } from '../issues/describeValue.ts';
import { nearestWord } from '../issues/nearestWord.ts';
import type { FieldPath } from '../source/contentSource.ts';
import type { ContentTree } from './contentTree.ts';

/** Finds rates of content/tax/withholding.json that the rate card does not hold, and kinds that explain nothing. */
export function checkWithholding(tree: ContentTree): ContentIssue[] {
  const source = tree.sources.get(TAX_FILES.withholding.file);
  const file = withholdingSchema.safeParse(source?.value).data;
  const { card } = tree;
  if (!source || !file || !card) return [];
  const percents = [...card.values()].flatMap(({ id, unit }) => (unit === 'percent' ? id : []));

  const unknownRate = (path: FieldPath, id: string | undefined): ContentIssue[] => {
    if (id === undefined || percents.includes(id)) return [];
    const nearest = nearestWord(id, percents) ?? 'withholding.services';
    return [
      fieldIssue(source, path, {
        found: `"${id}"`,
        expected: `the id of a rate in percent of ${TAX_FILES.rates.file}`,
        example: `"rate": "${nearest}"`,
      }),
    ];
  };

  return file.kinds.flatMap((kind, index) => {
    const path = ['kinds', index];
    const rates = (['resident', 'nonResident'] as const).flatMap((name) => [
      ...unknownRate([...path, name, 'rate'], kind[name]?.rate),
      ...unknownRate([...path, name, 'holding', 'rate'], kind[name]?.holding?.rate),
    ]);
    const isSilent = !(kind.resident && kind.nonResident) && !kind.nothing && !kind.isUnconfirmed;
    const silent = isSilent
      ? [
          fieldIssue(source, path, {
            found: `no "nothing" in ${kind.id}, which has a rate for one side only`,
            expected: 'a sentence for the payees of the other side',
            example: '"nothing": "The rule is for payments to residents."',
          }),
        ]
      : [];
    return [...rates, ...silent];
  });
}
