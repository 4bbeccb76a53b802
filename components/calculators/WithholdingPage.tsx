import { Disclosure } from '@/components/ui/Disclosure';
import { SourcesDiffer } from '@/components/ui/SourcesDiffer';
import type { Withholding, WithholdingKind, WithholdingSide } from '@/lib/content/schemas/tax/business';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { BreakdownLine } from '@/lib/money/breakdown';
import { formatNumber } from '@/lib/money/format';
import { getRate, getValueToday, lawInWords, markToday } from '@/lib/server/content/loaders/tax/sources';
import { getWithholdingRules } from '@/lib/server/content/loaders/tax/tax';
import { rateAnchor } from '@/lib/site/paths';
import { RECORD_START } from '@/lib/tax/rateCard';
import { taxKey } from '@/lib/tax/withholding';
import { IN_ENGLISH } from '@/lib/words/inEnglish';
import { ENGLISH } from '@/lib/words/translate';
import { CalculatorPage } from './layout/CalculatorPage';
import { ReferenceSection, ReferenceTable, RuleTable, SourceLine } from './layout/ReferenceTable';
import { WithholdingCalculator, type WithholdingData } from './WithholdingCalculator';
import styles from './WithholdingPage.module.scss';

const FINAL_WORDS = {
  yes: 'final',
  no: 'not final',
  private: 'final if not in business',
  individuals: 'final for individuals',
  unknown: 'treat it as not final, and ask before you file',
} as const satisfies Readonly<Record<WithholdingSide['final'], string>>;

const percentOf = (id: string) => `${formatNumber(getValueToday(id, 'en').value)}%`;

function sideText(side: WithholdingSide): string {
  const { rate, share, holding, final } = side;
  const percent = percentOf(rate);
  const part = share ? `${percent} of ${share.part}/${share.of}` : percent;
  const ofHolder = holding ? `; ${percentOf(holding.rate)} for a company holding ${holding.least}% or more` : '';
  return `${part}, ${FINAL_WORDS[final]}${ofHolder}`;
}

/** Formats rates, for example '10%' or '5%, abroad 15%'. */
function rateText({ resident, nonResident, isUnconfirmed }: WithholdingKind): string {
  if (isUnconfirmed) return 'not confirmed';
  const here = resident ? percentOf(resident.rate) : 'none';
  const abroad = nonResident ? percentOf(nonResident.rate) : here;
  return here === abroad ? here : `${here}, abroad ${abroad}`;
}

/** Says since when the current rate has applied, and what applied before. Undefined if the start date is unknown. */
function sinceText({ rate }: WithholdingSide, ruleFrom: string | undefined): string | undefined {
  const newest = getValueToday(rate, 'en');
  const before = getRate(rate, 'en').values.findLast(({ from }) => from < newest.from);
  if (ruleFrom) return formatLongDate(ruleFrom, 'en');
  if (newest.from <= RECORD_START || !newest.isStartKnown) return undefined;
  const start = formatLongDate(newest.from, 'en');
  return before && before.value !== newest.value ? `${start} (${formatNumber(before.value)}% before)` : start;
}

/** Joins texts, removing duplicates among their semicolon-separated parts. */
const withoutRepeats = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => text.split('; ')))].join('; ');

/** The known facts about a kind of payment: rates, whether the tax is final, start date and law. */
function factsOf({ resident, nonResident, from }: WithholdingKind) {
  const sides = [resident, nonResident].flatMap((side) => side ?? []);
  const [here, abroad] = [resident, nonResident].map((side) => side && sinceText(side, from));
  const apart = [here && `residents: ${here}`, abroad && `non-residents: ${abroad}`].filter(Boolean).join('; ');
  return [
    { term: 'To a resident', text: resident && sideText(resident), side: resident },
    { term: 'To a non-resident', text: nonResident && sideText(nonResident), side: nonResident },
    { term: 'Since', text: resident && nonResident && here !== abroad ? apart : (here ?? abroad) },
    { term: 'Law', text: withoutRepeats(sides.map(({ law }) => law)) },
  ].filter(({ text }) => text);
}

/** A kind of payment with its rate. It expands to the law and notes. */
function Kind({ kind, place }: { kind: WithholdingKind; place: string | undefined }) {
  const { label, nothing, notes = [] } = kind;
  return (
    <Disclosure
      summary={
        <span className="small">
          {label}: <strong className={`${styles.rate} digits`}>{rateText(kind)}</strong>
        </span>
      }
    >
      <dl id={place} className={`${styles.facts} lightsUp`}>
        {factsOf(kind).map(({ term, text, side }) => (
          <div key={term}>
            <dt>{term}: </dt>
            <dd>
              {text}
              <SourcesDiffer translate={ENGLISH} mark={side && markToday(getValueToday(side.rate, 'en'))} />
            </dd>
          </div>
        ))}
      </dl>
      {[nothing, ...notes].map((note) => note && <p key={note}>{note}</p>)}
    </Disclosure>
  );
}

/** All kinds of payment by group. The anchor of a rate is on the first kind that uses it. */
function KindList({ groups, kinds }: Withholding) {
  const rates = kinds.map(({ resident, nonResident }) => (resident ?? nonResident)?.rate);
  return groups.map((group) => (
    <div key={group.id} className={styles.group}>
      <h3 className={`${styles.title} h4`}>{group.label}</h3>
      {kinds.map((kind, index) => {
        const { [index]: rate } = rates;
        const place = rate && rates.indexOf(rate) === index ? rateAnchor(rate) : undefined;
        return kind.group === group.id && <Kind key={kind.id} kind={kind} place={place} />;
      })}
    </div>
  ));
}

const percent = (rate: number | undefined) => (rate === undefined ? 'none stated' : `${formatNumber(rate)}%`);

const dividendText = (rates: Withholding['treaties'][number]['dividend']) =>
  rates
    .map(({ rate, leastHolding }) =>
      leastHolding ? `${percent(rate)} from a holding of ${leastHolding}%` : percent(rate),
    )
    .join(', otherwise ');

/** Cites a provision of the Income Tax Act. */
const placed = (law: string) => `Income Tax Act, Cap. 332 (R.E. 2019): ${law}`;

function taxLines(kind: WithholdingKind): [string, BreakdownLine][] {
  const label = kind.isInstalment ? 'Instalment' : 'Tax withheld';
  return (['resident', 'nonResident'] as const).flatMap((name): [string, BreakdownLine][] => {
    const side = kind[name];
    if (!side) return [];
    const law = `${placed(side.law)}. Rate: ${getValueToday(side.rate, 'en').law}.`;
    return [[taxKey(kind.id, name === 'resident' ? 'company' : 'non-resident'), { label, law }]];
  });
}

/** Label, rule and law of each row in the withholding finder. */
function withholdingLines({ treatyLaw, due, certificate, privatePayer }: Withholding): WithholdingData['lines'] {
  return {
    gross: { label: 'Payment before tax' },
    base: {
      label: 'Part that is taxed',
      rule: 'the services included in the price for works',
      law: 'Income Tax Act, Cap. 332 (R.E. 2019): section 83(3)',
    },
    treaty: { label: 'Treaty rate', rule: 'applies if it is lower', law: placed(treatyLaw) },
    tax: { label: 'Tax withheld', rule: 'payment × rate for its kind', law: 'see the kinds of payment above' },
    none: { label: 'Tax withheld', rule: 'none', law: placed(privatePayer.law) },
    net: { label: 'Paid to the payee', rule: 'payment less tax' },
    left: { label: 'What is left of the gain or price' },
    pay: { label: 'Paid to TRA', rule: due.text, law: placed(due.law) },
    certificate: { label: 'Withholding certificate', rule: certificate.text, law: placed(certificate.law) },
  };
}

/** The withholding tax finder, and every kind of payment with treaties, rules and laws. */
export function WithholdingPage() {
  const rules = getWithholdingRules();
  const { treaties, privatePayer, failure } = rules;
  const lines = withholdingLines(rules);
  return (
    <CalculatorPage
      translate={IN_ENGLISH}
      id="withholding-tax"
      emptyState="Here you will see how much tax to withhold and when to pay it."
      basis={lawInWords(rules, ENGLISH)}
      service="taxation"
      Calculator={WithholdingCalculator}
      data={{ rules, lines, taxes: Object.fromEntries(rules.kinds.flatMap(taxLines)) }}
    >
      <ReferenceSection title="Every kind of payment">
        <KindList {...rules} />
        <p>
          Sections refer to the Income Tax Act, Cap. 332, R.E. 2019, unless another Act is named. The Act sets no
          minimum amount for services or rent. {privatePayer.text} {failure.text}
        </p>
      </ReferenceSection>
      <ReferenceTable
        title="Treaties"
        caption="Highest rates under treaties"
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
      <RuleTable
        translate={ENGLISH}
        lines={[lines.tax, lines.base, lines.treaty, lines.net, lines.pay, lines.certificate]}
      />
      <SourceLine
        translate={ENGLISH}
        {...rules}
        period="These are the general rules for payments with a source in Tanzania."
      />
    </CalculatorPage>
  );
}
