import type { Withholding, WithholdingKindEntry } from '@/lib/content/schemas/withholding';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatNumber } from '@/lib/money/format';
import { markToday } from '@/lib/server/content/loaders/sources';
import type { EvidenceMark } from '@/lib/tax/evidence';
import { type Rate, RECORD_START } from '@/lib/tax/rateCard';
import type { Finality } from '@/lib/tax/withholdingTerms';
import { say } from '@/lib/words/say';

/** A rate of the card by its id. */
export type RateOf = (id: string) => Rate;
type Side = NonNullable<WithholdingKindEntry['resident']>;

const FINAL_WORDS = {
  yes: 'final',
  no: 'not final',
  private: 'final if not in business',
  individuals: 'final for individuals',
  unknown: 'treat it as not final, and ask before you file',
} as const satisfies Readonly<Record<Finality, string>>;

const percentOf = (id: string, rateOf: RateOf) => `${formatNumber(rateOf(id).values.at(-1)?.value ?? 0)}%`;

function sideText(side: Side, rateOf: RateOf): string {
  const { rate, share, holding, final } = side;
  const percent = percentOf(rate, rateOf);
  const part = share ? say('{rate} of {share}', { rate: percent, share: `${share.part}/${share.of}` }) : percent;
  const held = holding
    ? say('; {rate} for a company holding {least}% or more', {
        rate: percentOf(holding.rate, rateOf),
        least: holding.least,
      })
    : '';
  return `${part}, ${say(FINAL_WORDS[final])}${held}`;
}

/** '10%', or '5%, abroad 15%'. */
function rateText({ resident, nonResident, isUnconfirmed }: WithholdingKindEntry, rateOf: RateOf): string {
  if (isUnconfirmed) return say('not confirmed');
  const here = resident ? percentOf(resident.rate, rateOf) : say('none');
  const abroad = nonResident ? percentOf(nonResident.rate, rateOf) : here;
  return here === abroad ? here : say('{here}, abroad {abroad}', { here, abroad });
}

/** Since when the newest value holds, and the value before it. */
function sinceText({ rate }: Side, ruleFrom: string | undefined, rateOf: RateOf): string {
  const { values } = rateOf(rate);
  const [before, newest] = [values.at(-2), values.at(-1)];
  if (!newest) return '';
  if (ruleFrom) return formatLongDate(ruleFrom);
  if (newest.from <= RECORD_START) return say('2012 or before');
  const day = formatLongDate(newest.from);
  const start = newest.isStartKnown ? day : say('by {day}', { day });
  return before ? say('{day} ({rate}% before)', { day: start, rate: formatNumber(before.value) }) : start;
}

/** Parts between semicolons, each once. */
const withoutRepeats = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => text.split('; ')))].join('; ');

type KindFacts = {
  label: string;
  /** Rate of residents, and of others where it differs. */
  rate: string;
  facts: { term: string; text: string }[];
  notes: readonly string[];
  /** How its newest rates are known, where nobody here has read them. */
  marks: readonly EvidenceMark[];
};

/** Id of the rate of a kind of payment: withholding.rent. */
export const rateOfKind = ({ resident, nonResident }: WithholdingKindEntry): string | undefined =>
  (resident ?? nonResident)?.rate;

/** The marks of the newest rates, the disputed ones first, each reason once. */
function marksOf(sides: readonly Side[], rateOf: RateOf): EvidenceMark[] {
  const marks = sides.flatMap(({ rate }) => {
    const newest = rateOf(rate).values.at(-1);
    return (newest && markToday(newest.evidence)) ?? [];
  });
  const unique = marks.filter(({ reason }, index) => marks.findIndex((mark) => mark.reason === reason) === index);
  return unique.toSorted((a, b) => a.is.localeCompare(b.is));
}

/** What is known of a kind of payment: rates and finality, since when, law, notes. */
export function kindFacts(kind: WithholdingKindEntry, rateOf: RateOf): KindFacts {
  const { label, resident, nonResident, from, nothing, notes = [] } = kind;
  const sides = [resident, nonResident].flatMap((side) => side ?? []);
  const [first = '', second = first] = sides.map((side) => sinceText(side, from, rateOf));
  const facts = [
    { term: say('To a resident'), text: resident && sideText(resident, rateOf) },
    { term: say('To a non-resident'), text: nonResident && sideText(nonResident, rateOf) },
    {
      term: say('Since'),
      text: first === second ? first : say('residents: {first}; non-residents: {second}', { first, second }),
    },
    { term: say('Law'), text: withoutRepeats(sides.map(({ law }) => law)) },
  ];
  return {
    label,
    rate: rateText(kind, rateOf),
    facts: facts.flatMap(({ term, text }) => (text ? [{ term, text }] : [])),
    notes: [nothing, ...notes].flatMap((note) => note ?? []),
    marks: marksOf(sides, rateOf),
  };
}

/** The kinds of payment in their groups. */
export const groupedKinds = ({ groups, kinds }: Withholding) =>
  groups.map((group) => ({ ...group, kinds: kinds.filter((kind) => kind.group === group.id) }));
