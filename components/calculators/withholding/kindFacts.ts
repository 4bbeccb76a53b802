import type { Withholding, WithholdingKindEntry } from '@/lib/content/schemas/tax/business';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatNumber } from '@/lib/money/format';
import { getRate, getValueToday, markToday, type SourceMark } from '@/lib/server/content/loaders/tax/sources';
import { RECORD_START } from '@/lib/tax/rateCard';
import type { Finality } from '@/lib/tax/withholding';

type Side = NonNullable<WithholdingKindEntry['resident']>;

const FINAL_WORDS = {
  yes: 'final',
  no: 'not final',
  private: 'final if not in business',
  individuals: 'final for individuals',
  unknown: 'treat it as not final, and ask before you file',
} as const satisfies Readonly<Record<Finality, string>>;

const percentOf = (id: string) => `${formatNumber(getValueToday(id).value)}%`;

function sideText(side: Side): string {
  const { rate, share, holding, final } = side;
  const percent = percentOf(rate);
  const part = share ? `${percent} of ${share.part}/${share.of}` : percent;
  const held = holding ? `; ${percentOf(holding.rate)} for a company holding ${holding.least}% or more` : '';
  return `${part}, ${FINAL_WORDS[final]}${held}`;
}

/** '10%', or '5%, abroad 15%'. */
function rateText({ resident, nonResident, isUnconfirmed }: WithholdingKindEntry): string {
  if (isUnconfirmed) return 'not confirmed';
  const here = resident ? percentOf(resident.rate) : 'none';
  const abroad = nonResident ? percentOf(nonResident.rate) : here;
  return here === abroad ? here : `${here}, abroad ${abroad}`;
}

/** Since when the newest value holds, and the value before it. */
function sinceText({ rate }: Side, ruleFrom: string | undefined): string {
  const newest = getValueToday(rate);
  const before = getRate(rate).values.findLast(({ from }) => from < newest.from);
  if (ruleFrom) return formatLongDate(ruleFrom);
  if (newest.from <= RECORD_START) return '2012 or before';
  const day = formatLongDate(newest.from);
  const start = newest.isStartKnown ? day : `by ${day}`;
  return before && before.value !== newest.value ? `${start} (${formatNumber(before.value)}% before)` : start;
}

/** Parts between semicolons, each once. */
const withoutRepeats = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => text.split('; ')))].join('; ');

type KindFacts = {
  label: string;
  /** Rate of residents, and of others where it differs. */
  rate: string;
  facts: { term: string; text: string; mark?: SourceMark | undefined }[];
  notes: readonly string[];
};

/** Id of the rate of a kind of payment: withholding.rent. */
export const rateOfKind = ({ resident, nonResident }: WithholdingKindEntry): string | undefined =>
  (resident ?? nonResident)?.rate;

/** The mark of the newest rate of one side. */
const markOf = (side: Side | undefined): SourceMark | undefined => side && markToday(getValueToday(side.rate));

/** Facts of a kind of payment: rates and finality, first day, law, notes. */
export function kindFacts(kind: WithholdingKindEntry): KindFacts {
  const { label, resident, nonResident, from, nothing, notes = [] } = kind;
  const sides = [resident, nonResident].flatMap((side) => side ?? []);
  const [first = '', second = first] = sides.map((side) => sinceText(side, from));
  const facts = [
    { term: 'To a resident', text: resident && sideText(resident), mark: markOf(resident) },
    {
      term: 'To a non-resident',
      text: nonResident && sideText(nonResident),
      mark: markOf(nonResident),
    },
    {
      term: 'Since',
      text: first === second ? first : `residents: ${first}; non-residents: ${second}`,
    },
    { term: 'Law', text: withoutRepeats(sides.map(({ law }) => law)) },
  ];
  return {
    label,
    rate: rateText(kind),
    facts: facts.flatMap(({ text, ...fact }) => (text ? [{ ...fact, text }] : [])),
    notes: [nothing, ...notes].flatMap((note) => note ?? []),
  };
}

/** The kinds of payment in their groups. */
export const groupedKinds = ({ groups, kinds }: Withholding) =>
  groups.map((group) => ({ ...group, kinds: kinds.filter((kind) => kind.group === group.id) }));
