import type { Firm } from '@/lib/content/schemas/firm';
import type { Penalties } from '@/lib/content/schemas/penalties';
import { penaltyMessages } from '@/lib/tax/penaltyMessages';
import type { PenaltyRules } from '@/lib/tax/penaltyRules';
import { CalculatorPage } from '../layout/CalculatorPage';
import { calculatorSlots } from '../layout/calculatorSlots';
import { PenaltiesCalculator } from './PenaltiesCalculator';
import { PenaltiesReference } from './PenaltiesReference';
import { penaltyRowTexts } from './penaltyRowTexts';

type PenaltiesPageProps = {
  rules: PenaltyRules;
  /** The entry in content that the rules come from, with its laws and sources. */
  published: Penalties;
  firm: Firm;
};

const POINTS = [
  'The penalty of each month, and which of the two rules set it',
  'Part payments, and the currency point of the time',
  'Interest, once you enter the statutory rate',
  'Each line with its formula and the law behind it',
];

/** Penalties and interest: the calculator, and its rules and laws. */
export function PenaltiesPage({ rules, published, firm }: PenaltiesPageProps) {
  const rowTexts = penaltyRowTexts(published);
  return (
    <CalculatorPage
      id="penalties"
      phone={firm.phone}
      lead="What it costs to file a return late, or to pay tax, NSSF or WCF late: month by month, with the law behind it."
    >
      <PenaltiesCalculator
        rules={rules}
        kinds={published.kinds.map(({ id, label }) => ({ value: id, label }))}
        messages={penaltyMessages(rules)}
        bank={published.interest.bank}
        texts={{ title: 'Penalties and interest', fileName: 'penalties', rows: rowTexts }}
        slots={calculatorSlots({
          firm,
          points: POINTS,
          basis: `the law up to the Finance Act ${published.financeAct}`,
          service: 'tax-litigation',
        })}
      />
      <PenaltiesReference rules={rules} published={published} texts={rowTexts} />
    </CalculatorPage>
  );
}
