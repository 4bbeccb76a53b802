import type { Withholding } from '@/lib/content/schemas/tax/business';
import { getValueToday, lawInWords } from '@/lib/server/content/loaders/tax/sources';
import { getWithholding, getWithholdingRules } from '@/lib/server/content/loaders/tax/tax';
import { ENGLISH } from '@/lib/words/say';
import { optionsOf } from '../form/optionsOf';
import { CalculatorPage } from '../layout/CalculatorPage';
import { groupedKinds } from './kindFacts';
import { WithholdingCalculator } from './WithholdingCalculator';
import { WithholdingReference } from './WithholdingReference';
import { withholdingLines } from './withholdingRows';

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
          kind: groupedKinds(published).flatMap(({ label, kinds: held }) =>
            optionsOf(held).map((option) => ({ ...option, group: label })),
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
