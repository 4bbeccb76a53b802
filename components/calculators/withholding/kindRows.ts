import type { Withholding, WithholdingKindEntry } from '@/lib/content/schemas/withholding';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatNumber } from '@/lib/money/format';
import { type Rate, RECORD_START } from '@/lib/tax/rateCard';
import type { Finality } from '@/lib/tax/withholdingTerms';

type RateOf = (id: string) => Rate;
type Side = NonNullable<WithholdingKindEntry['resident']>;

const FINAL_WORDS: Readonly<Record<Finality, string>> = {
  yes: 'final',
  no: 'not final',
  private: 'final if not in business',
  individuals: 'final for individuals',
  unknown: 'whether final: not found',
};

function sideText(side: Side, rateOf: RateOf): string {
  const percent = (id: string) => `${formatNumber(rateOf(id).values.at(-1)?.value ?? 0)}%`;
  const { rate, share, holding, final } = side;
  const part = share ? ` of ${share.part}/${share.of}` : '';
  const held = holding ? `; ${percent(holding.rate)} for a company holding ${holding.least}% or more` : '';
  return `${percent(rate)}${part}, ${FINAL_WORDS[final]}${held}`;
}

/** Since when the newest value holds, and the value before it. */
function sinceText({ rate }: Side, ruleFrom: string | undefined, rateOf: RateOf): string {
  const { values } = rateOf(rate);
  const [before, newest] = [values.at(-2), values.at(-1)];
  if (!newest) return '';
  if (ruleFrom) return formatLongDate(ruleFrom);
  if (newest.from <= RECORD_START) return '2012 or before';
  const day = formatLongDate(newest.from);
  return `${newest.isStartKnown ? '' : 'by '}${day}${before ? ` (${formatNumber(before.value)}% before)` : ''}`;
}

/** Parts between semicolons, each once. */
const withoutRepeats = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => text.split('; ')))].join('; ');

/** The whole table of withholding tax: payment, residents, non-residents, since when, law. */
export function kindRows({ kinds }: Withholding, rateOf: RateOf): string[][] {
  return kinds.map(({ label, resident, nonResident, from, isUnconfirmed }) => {
    if (isUnconfirmed) return [label, 'not confirmed', 'not confirmed', '', ''];
    const sides = [resident, nonResident].flatMap((side) => side ?? []);
    const [first = '', second = first] = sides.map((side) => sinceText(side, from, rateOf));
    return [
      label,
      resident ? sideText(resident, rateOf) : 'none',
      nonResident ? sideText(nonResident, rateOf) : '–',
      first === second ? first : `residents: ${first}; non-residents: ${second}`,
      withoutRepeats(sides.map(({ law }) => law)),
    ];
  });
}
