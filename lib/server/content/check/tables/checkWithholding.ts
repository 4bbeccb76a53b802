import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { WithholdingKindEntry } from '../../../../content/schemas/tax/withholding.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import type { ContentTree } from '../contentTree.ts';
import { unknownId, validFile } from '../fieldChecks.ts';

type Kinds = readonly WithholdingKindEntry[];

/** Checks for a circle of "abroad" and "earlier" references: its rule would never be found. */
function leadsBack(kinds: Kinds, { id, abroad, earlier }: WithholdingKindEntry): boolean {
  const reached = new Set([abroad, earlier]);
  // Iterating a set includes items added meanwhile.
  for (const next of reached) {
    for (const kind of kinds) if (kind.id === next) reached.add(kind.abroad).add(kind.earlier);
  }
  return reached.has(id);
}

/** Finds rates of content/tax/withholding.json that the rate card lacks, kinds in a circle, and kinds without an explanation. */
export function checkWithholding(tree: ContentTree): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.withholding);
  if (!file || !tree.card) return [];
  const { source, data } = file;
  const known = [...tree.card.values()].filter(({ unit }) => unit === 'percent').map(({ id }) => id);
  const ofCard = { known, expected: `the id of a rate in percent of ${TAX_FILES.rates.file}` };

  return data.kinds.flatMap((kind, index) => {
    const path = ['kinds', index];
    const rates = (['resident', 'nonResident'] as const).flatMap((name) => [
      ...unknownId(source, [...path, name, 'rate'], kind[name]?.rate, ofCard),
      ...unknownId(source, [...path, name, 'holding', 'rate'], kind[name]?.holding?.rate, ofCard),
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
    const circular = leadsBack(data.kinds, kind)
      ? [
          fieldIssue(source, path, {
            found: `${kind.id}, which "abroad" and "earlier" lead back to`,
            expected: 'a way by them that ends at a kind with a rule of its own',
          }),
        ]
      : [];
    return [...rates, ...silent, ...circular];
  });
}
