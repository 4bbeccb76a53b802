import type { Withholding } from '@/lib/content/schemas/withholding';
import { getLawAsKnown, getSource } from '@/lib/server/content/loaders/sources';
import { twinsOf } from '@/lib/server/words/twinsOf';
import type { Rate } from '@/lib/tax/rateCard';
import type { WithholdingRules } from '@/lib/tax/withholding';
import { say } from '@/lib/words/say';
import { optionsOf } from '../form/optionsOf';
import { CalculatorPage } from '../layout/CalculatorPage';
import { groupedKinds } from './kindFacts';
import { WithholdingCalculator } from './WithholdingCalculator';
import { WithholdingReference } from './WithholdingReference';
import { withholdingRowTexts } from './withholdingRowTexts';

type WithholdingPageProps = {
  rules: WithholdingRules;
  /** The entry in content that the rules come from, with its laws and sources. */
  published: Withholding;
  /** A rate of the card by its id. */
  rateOf: (id: string) => Rate;
};

/** Holdings from which a treaty or a rate changes, the smallest first. */
function holdingOptions({ treaties, kinds }: Withholding) {
  const ofTreaties = treaties.flatMap(({ dividend }) => dividend.flatMap(({ leastHolding }) => leastHolding ?? []));
  const ofKinds = kinds.flatMap(({ resident }) => resident?.holding?.least ?? []);
  const holdings = [...new Set([...ofTreaties, ...ofKinds])].sort((one, other) => one - other);
  return holdings.map((least) => ({ value: String(least), label: say('{percent}% or more', { percent: least }) }));
}

const byId = <Entry extends { id: string }, Value>(entries: readonly Entry[], value: (entry: Entry) => Value) =>
  Object.fromEntries(entries.map((entry) => [entry.id, value(entry)]));

/** Withholding tax: the finder, and all kinds of payment with treaties, rules and laws. */
export function WithholdingPage({ rateOf, ...props }: WithholdingPageProps) {
  const { rules, published } = twinsOf(props);
  const { payers, payees, kinds, treaties, privatePayer, failure } = published;
  const rows = withholdingRowTexts(published, rateOf);
  return (
    <CalculatorPage
      id="withholding-tax"
      points={[
        say('Whether tax is withheld, at which rate, and whether it is final'),
        say('What a treaty changes'),
        say('The day by which the tax and the certificate are due'),
        say('Each line with its formula and the law behind it'),
      ]}
      basis={getLawAsKnown(published.financeAct)}
      service="taxation"
      rows={rows}
      Calculator={WithholdingCalculator}
      data={{
        rules,
        choices: {
          kind: groupedKinds(published).flatMap(({ label, kinds: held }) =>
            optionsOf(held).map((option) => ({ ...option, group: label })),
          ),
          payer: optionsOf(payers),
          payee: optionsOf(payees),
          state: treaties.map(({ id, state }) => ({ value: id, label: state })),
          holding: holdingOptions(published),
          basis: [
            { value: 'gross', label: say('Before tax') },
            { value: 'net', label: say('In hand, after tax') },
          ],
        },
        words: {
          kinds: byId(kinds, ({ notes, nothing, payersText, before }) => ({ notes, nothing, payersText, before })),
          treaties: byId(treaties, ({ state, note, evidence }) => ({
            state,
            note,
            source: twinsOf(getSource(evidence.source).title),
          })),
          privatePayer: privatePayer.text,
          failure: failure.text,
        },
      }}
    >
      <WithholdingReference published={published} rateOf={rateOf} texts={rows} />
    </CalculatorPage>
  );
}
