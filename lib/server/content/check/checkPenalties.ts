import { penaltiesSchema } from '../../../content/schemas/penalties.ts';
import { TAX_FILES } from '../../../content/schemas/tax.ts';
import { valueOn } from '../../../tax/rateCard.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue } from '../issues/describeValue.ts';
import { nearestWord } from '../issues/nearestWord.ts';
import type { ContentTree } from './contentTree.ts';

const POINT = 'late.point';

/** Finds kinds of delay whose rate the rate card does not hold, and points that make another least amount than the card's. */
export function checkPenalties({ sources, card }: ContentTree): ContentIssue[] {
  const source = sources.get(TAX_FILES.penalties.file);
  const file = penaltiesSchema.safeParse(source?.value).data;
  if (!source || !file || !card) return [];
  const unknown = file.kinds.flatMap(({ fundRate }, index) => {
    if (fundRate === undefined || card.has(fundRate)) return [];
    const nearest = nearestWord(fundRate, [...card.keys()]);
    return [
      fieldIssue(source, ['kinds', index, 'fundRate'], {
        found: `"${fundRate}"`,
        expected: 'the id of a rate in content/tax/rates.json',
        ...(nearest === undefined ? {} : { example: `"fundRate": "${nearest}"` }),
      }),
    ];
  });
  const points = (['individual', 'company'] as const).flatMap((who) => {
    const wrong = card.get(`late.${who}`)?.values.find(({ from, value }) => {
      const point = valueOn(card.get(POINT) ?? { values: [] }, from)?.value ?? 0;
      return point * file.points[who] !== value;
    });
    if (!wrong) return [];
    return [
      fieldIssue(source, ['points', who], {
        found: String(file.points[who]),
        expected: `points that make the ${wrong.value} shillings of late.${who} from ${wrong.from}, with ${POINT} of that day`,
      }),
    ];
  });
  return [...unknown, ...points];
}
