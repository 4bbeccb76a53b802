import { Disclosure } from '@/components/ui/Disclosure';
import { SourcesDiffer } from '@/components/ui/SourcesDiffer';
import type { Withholding, WithholdingKindEntry } from '@/lib/content/schemas/tax/business';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { Line, Lines } from '@/lib/money/breakdown';
import { formatNumber } from '@/lib/money/format';
import {
  getRate,
  getValueToday,
  lawInWords,
  markToday,
  type SourceMark,
} from '@/lib/server/content/loaders/tax/sources';
import { getWithholding, getWithholdingRules } from '@/lib/server/content/loaders/tax/tax';
import { rateAnchor } from '@/lib/site/paths';
import { type DatedValue, RECORD_START } from '@/lib/tax/rateCard';
import { type Finality, taxKey } from '@/lib/tax/withholding';
import { ENGLISH } from '@/lib/words/say';
import { CalculatorPage, optionsOf } from './layout/CalculatorPage';
import { ReferenceSection, ReferenceTable, RuleTable, SourceLine } from './layout/ReferenceTable';
import { WithholdingCalculator, type WithholdingLines } from './WithholdingCalculator';
import styles from './WithholdingPage.module.scss';

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
  const ofHolder = holding ? `; ${percentOf(holding.rate)} for a company holding ${holding.least}% or more` : '';
  return `${part}, ${FINAL_WORDS[final]}${ofHolder}`;
}

/** '10%', or '5%, abroad 15%'. */
function rateText({ resident, nonResident, isUnconfirmed }: WithholdingKindEntry): string {
  if (isUnconfirmed) return 'ask us';
  const here = resident ? percentOf(resident.rate) : 'none';
  const abroad = nonResident ? percentOf(nonResident.rate) : here;
  return here === abroad ? here : `${here}, abroad ${abroad}`;
}

/** Since when the newest value holds, and the value before it; undefined where the first day is not known. */
function sinceText({ rate }: Side, ruleFrom: string | undefined): string | undefined {
  const newest = getValueToday(rate);
  const before = getRate(rate).values.findLast(({ from }) => from < newest.from);
  if (ruleFrom) return formatLongDate(ruleFrom);
  if (newest.from <= RECORD_START || !newest.isStartKnown) return undefined;
  const start = formatLongDate(newest.from);
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
const rateOfKind = ({ resident, nonResident }: WithholdingKindEntry): string | undefined =>
  (resident ?? nonResident)?.rate;

/** The mark of the newest rate of one side. */
const markOf = (side: Side | undefined): SourceMark | undefined => side && markToday(getValueToday(side.rate));

/** Facts of a kind of payment: rates and finality, first day, law, notes. */
function kindFacts(kind: WithholdingKindEntry): KindFacts {
  const { label, resident, nonResident, from, nothing, notes = [] } = kind;
  const sides = [resident, nonResident].flatMap((side) => side ?? []);
  const [here, abroad] = [resident, nonResident].map((side) => side && sinceText(side, from));
  const apart = [here && `residents: ${here}`, abroad && `non-residents: ${abroad}`].filter(Boolean).join('; ');
  const facts = [
    { term: 'To a resident', text: resident && sideText(resident), mark: markOf(resident) },
    {
      term: 'To a non-resident',
      text: nonResident && sideText(nonResident),
      mark: markOf(nonResident),
    },
    {
      term: 'Since',
      text: resident && nonResident && here !== abroad ? apart : (here ?? abroad),
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

const groupedKinds = ({ groups, kinds }: Withholding) =>
  groups.map((group) => ({ ...group, kinds: kinds.filter((kind) => kind.group === group.id) }));

/** Every kind of payment with its rate, in groups; each opens to its law and to what to know of it. */
function KindList({ published }: { published: Withholding }) {
  const rates = published.kinds.map((kind) => rateOfKind(kind));
  return groupedKinds(published).map(({ id, label: title, kinds }) => (
    <div key={id} className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      {kinds.map((kind) => {
        const of = rateOfKind(kind);
        const isFirst = published.kinds[rates.indexOf(of)] === kind;
        const { label, rate, facts, notes } = kindFacts(kind);
        return (
          <Disclosure
            key={label}
            summary={
              <span className={styles.kind}>
                {label}: <strong className={styles.rate}>{rate}</strong>
              </span>
            }
          >
            <dl id={of && isFirst ? rateAnchor(of) : undefined} className={styles.facts}>
              {facts.map(({ term, text, mark }) => (
                <div key={term}>
                  <dt>{term}: </dt>
                  <dd>
                    {text}
                    <SourcesDiffer mark={mark} />
                  </dd>
                </div>
              ))}
            </dl>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Disclosure>
        );
      })}
    </div>
  ));
}

type WithholdingReferenceProps = { published: Withholding; lines: WithholdingLines['lines'] };

const percent = (rate: number | undefined) => (rate === undefined ? 'none stated' : `${formatNumber(rate)}%`);

const dividendText = (rates: Withholding['treaties'][number]['dividend']) =>
  rates
    .map(({ rate, leastHolding }) =>
      leastHolding ? `${percent(rate)} from a holding of ${leastHolding}%` : percent(rate),
    )
    .join(', else ');

/** All kinds of payment, the treaties, and the rules of paying the tax, readable without script. */
function WithholdingReference({ published, lines }: WithholdingReferenceProps) {
  const { treaties, privatePayer, failure } = published;

  return (
    <>
      <ReferenceSection title="Every kind of payment">
        <KindList published={published} />
        <p>
          Sections refer to the Income Tax Act, Cap. 332, R.E. 2019, unless another is named. The Act has no lower limit
          in money for services or rent. {privatePayer.text} {failure.text}
        </p>
      </ReferenceSection>
      <ReferenceTable
        title="Treaties"
        caption="Highest rates by treaty"
        columns={[
          'State',
          'Dividend',
          { label: 'Interest', isNumeric: true },
          { label: 'Royalty', isNumeric: true },
          { label: 'Management fee', isNumeric: true },
        ]}
        rows={treaties.map(({ state, dividend, interest, royalty, fee }) => [
          state,
          dividendText(dividend),
          percent(interest),
          percent(royalty),
          percent(fee),
        ])}
      >
        <p>
          Use a treaty’s rate only if it is lower than the domestic one.{' '}
          {treaties.flatMap(({ state, note }) => (note ? `${state}: ${note}` : [])).join(' ')}
        </p>
      </ReferenceTable>
      <RuleTable lines={[lines.tax, lines.base, lines.treaty, lines.net, lines.pay, lines.certificate]} />
      <SourceLine {...published} period="General rules for payments with a source in Tanzania." />
    </>
  );
}

/** A place of the Income Tax Act. */
const placed = (law: string) => `Income Tax Act, Cap. 332 (R.E. 2019): ${law}`;

/** Returns the newest value of a rate by its id. */
type NewestOf = (rate: string) => DatedValue | undefined;

function taxLines(kind: WithholdingKindEntry, newestOf: NewestOf): [string, Line][] {
  const label = kind.isInstalment ? 'Instalment' : 'Tax withheld';
  return (['resident', 'nonResident'] as const).flatMap((name): [string, Line][] => {
    const side = kind[name];
    if (!side) return [];
    const law = `${placed(side.law)}. Rate: ${newestOf(side.rate)?.law ?? ''}.`;
    return [[taxKey(kind.id, name === 'resident' ? 'company' : 'non-resident'), { label, law }]];
  });
}

/** Label, rule and law of every row of the withholding finder, and the tax of each kind of payment. */
export function withholdingLines(published: Withholding, newestOf: NewestOf): WithholdingLines {
  const { kinds, treatyLaw, due, certificate, privatePayer } = published;
  const taxes: Lines = Object.fromEntries(kinds.flatMap((kind) => taxLines(kind, newestOf)));
  return {
    taxes,
    lines: {
      gross: { label: 'Payment before tax' },
      base: {
        label: 'Part that is taxed',
        rule: 'the services in a price for works',
        law: 'Income Tax Act, Cap. 332 (R.E. 2019): section 83(3)',
      },
      treaty: { label: 'Treaty rate', rule: 'applies if it is lower', law: placed(treatyLaw) },
      tax: { label: 'Tax withheld', rule: 'payment × rate of its kind', law: 'see the kinds of payment above' },
      none: { label: 'Tax withheld', rule: 'none', law: placed(privatePayer.law) },
      net: { label: 'Paid to the payee', rule: 'payment less tax' },
      left: { label: 'Left of the gain or price' },
      pay: { label: 'Paid to TRA', rule: due.text, law: placed(due.law) },
      certificate: { label: 'Withholding certificate', rule: certificate.text, law: placed(certificate.law) },
    },
  };
}

/** Holdings from which a treaty or a rate changes, the smallest first. */
function holdingOptions({ treaties, kinds }: Withholding) {
  const ofTreaties = treaties.flatMap(({ dividend }) => dividend.flatMap(({ leastHolding }) => leastHolding ?? []));
  const ofKinds = kinds.flatMap(({ resident }) => resident?.holding?.least ?? []);
  const holdings = [...new Set([...ofTreaties, ...ofKinds])].sort((one, other) => one - other);
  return holdings.map((least) => ({ value: String(least), label: `${least}% or more` }));
}

const byId = <Entry extends { id: string }, Value>(entries: readonly Entry[], value: (entry: Entry) => Value) =>
  Object.fromEntries(entries.map((entry) => [entry.id, value(entry)]));

/** Withholding tax: the finder, and all kinds of payment with treaties, rules and laws. */
export function WithholdingPage() {
  const published = getWithholding();
  const { payers, payees, kinds, treaties, privatePayer, failure } = published;
  const rowWords = withholdingLines(published, getValueToday);
  return (
    <CalculatorPage
      id="withholding-tax"
      promise="You will see the tax to withhold and the day to pay it here."
      basis={lawInWords(published, ENGLISH)}
      service="taxation"
      Calculator={WithholdingCalculator}
      data={{
        rules: getWithholdingRules(),
        rowWords,
        choices: {
          kind: groupedKinds(published).flatMap(({ label, kinds: ofGroup }) =>
            optionsOf(ofGroup).map((option) => ({ ...option, group: label })),
          ),
          payer: optionsOf(payers),
          payee: optionsOf(payees),
          state: treaties.map(({ id, state }) => ({ value: id, label: state })),
          holding: holdingOptions(published),
          basis: [
            { value: 'gross', label: 'Before tax' },
            { value: 'net', label: 'In hand, after tax' },
          ],
        },
        words: {
          kinds: byId(kinds, ({ notes, nothing, payersText, before }) => ({ notes, nothing, payersText, before })),
          treaties: byId(treaties, (treaty) => ({
            state: treaty.state,
            note: treaty.note,
          })),
          privatePayer: privatePayer.text,
          failure: failure.text,
        },
      }}
    >
      <WithholdingReference published={published} lines={rowWords.lines} />
    </CalculatorPage>
  );
}
