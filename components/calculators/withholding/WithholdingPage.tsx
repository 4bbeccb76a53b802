import type { Firm } from '@/lib/content/schemas/firm';
import type { Withholding } from '@/lib/content/schemas/withholding';
import type { Rate } from '@/lib/tax/rateCard';
import type { WithholdingRules } from '@/lib/tax/withholding';
import { CalculatorPage } from '../layout/CalculatorPage';
import { calculatorSlots } from '../layout/calculatorSlots';
import { kindRows } from './kindRows';
import { WithholdingCalculator } from './WithholdingCalculator';
import { WithholdingReference } from './WithholdingReference';
import { withholdingRowTexts } from './withholdingRowTexts';

type WithholdingPageProps = {
  rules: WithholdingRules;
  /** The entry in content that the rules come from, with its laws and sources. */
  published: Withholding;
  /** A rate of the card by its id. */
  rateOf: (id: string) => Rate;
  firm: Firm;
};

const POINTS = [
  'Whether tax is withheld, at which rate, and whether it is final',
  'What a treaty changes',
  'The day by which the tax and the certificate are due',
  'Each line with its formula and the law behind it',
];

const optionsFor = (entries: readonly { id: string; label: string }[]) =>
  entries.map(({ id, label }) => ({ value: id, label }));

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
export function WithholdingPage({ rules, published, rateOf, firm }: WithholdingPageProps) {
  const { payers, payees, kinds, treaties, privatePayer, failure } = published;
  const rowTexts = withholdingRowTexts(published, (id) => rateOf(id).values.at(-1)?.law ?? '');
  return (
    <CalculatorPage
      id="withholding-tax"
      phone={firm.phone}
      lead="Who pays whom for what: the rate, whether it is final, what a treaty changes, and the day by which tax and certificate are due."
    >
      <WithholdingCalculator
        rules={rules}
        choices={{
          kind: optionsFor(kinds),
          payer: optionsFor(payers),
          payee: optionsFor(payees),
          state: treaties.map(({ id, state }) => ({ value: id, label: state })),
          holding: holdingOptions(published),
          basis: [
            { value: 'gross', label: 'Before tax' },
            { value: 'net', label: 'In hand, after tax' },
          ],
        }}
        words={{
          kinds: byId(kinds, ({ notes, nothing, payersText, before }) => ({ notes, nothing, payersText, before })),
          treaties: byId(treaties, ({ state, note, source }) => ({ state, note, source })),
          privatePayer: privatePayer.text,
          failure: failure.text,
        }}
        texts={{ title: 'Withholding tax', fileName: 'withholding-tax', rows: rowTexts }}
        slots={calculatorSlots({
          firm,
          points: POINTS,
          basis: `the law up to the Finance Act ${published.financeAct}`,
          service: 'taxation',
        })}
      />
      <WithholdingReference published={published} rows={kindRows(published, rateOf)} texts={rowTexts} />
    </CalculatorPage>
  );
}
