import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import { inForce } from '../../../../tax/inForce.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import type { ContentTree } from '../contentTree.ts';
import { unknownId, validFile } from '../fieldChecks.ts';

const POINT = 'late.point';

/** Finds kinds of delay whose rate is missing from the rate card, and points that contradict its least amount. */
export function checkPenalties(tree: ContentTree): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.penalties);
  const { card } = tree;
  if (!file || !card) return [];
  const { source, data } = file;
  const rates = { known: [...card.keys()], expected: 'the id of a rate in content/tax/rates.json' };
  const unknown = data.kinds.flatMap(({ fundRate }, index) =>
    unknownId(source, ['kinds', index, 'fundRate'], fundRate, rates),
  );
  const points = (['individual', 'company'] as const).flatMap((who) => {
    const wrong = card.get(`late.${who}`)?.values.find(({ from, value }) => {
      const point = inForce(card.get(POINT)?.values ?? [], from)?.value ?? 0;
      return point * data.points[who] !== value;
    });
    if (!wrong) return [];
    return [
      fieldIssue(source, ['points', who], {
        found: String(data.points[who]),
        expected: `points that make the ${wrong.value} shillings of late.${who} from ${wrong.from}, with ${POINT} of that day`,
      }),
    ];
  });
  return [...unknown, ...points];
}
