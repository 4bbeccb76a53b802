import type { Firm } from '@/lib/content/schemas/firm';
import type { Presumptive } from '@/lib/content/schemas/presumptive';
import { yearsOf } from '@/lib/tax/presumptiveInput';
import type { PresumptiveRules } from '@/lib/tax/presumptiveYear';
import { CalculatorPage } from '../layout/CalculatorPage';
import { calculatorSlots } from '../layout/calculatorSlots';
import { PresumptiveCalculator } from './PresumptiveCalculator';
import { PresumptiveReference } from './PresumptiveReference';
import { presumptiveRowTexts } from './presumptiveRowTexts';

type PresumptivePageProps = {
  rules: PresumptiveRules;
  /** The entry in content that the rules come from, with its laws and sources. */
  published: Presumptive;
  firm: Firm;
};

const POINTS = [
  'The tax by turnover, for any year since 2020',
  'The tax on your profit, and which of the two is less',
  'The profit at which both cost the same',
  'Each line with its formula and the law behind it',
];

/** Presumptive tax beside accounts: the calculator, its tables and laws. */
export function PresumptivePage({ rules, published, firm }: PresumptivePageProps) {
  const rowTexts = presumptiveRowTexts(published);
  const thisYear = Number(published.checkedOn.slice(0, 4));
  return (
    <CalculatorPage
      id="presumptive-tax"
      phone={firm.phone}
      lead="A small trader is taxed on turnover, or on profit with accounts. See what each costs, and from which profit the table is the cheaper way."
    >
      <PresumptiveCalculator
        rules={rules}
        choices={{
          years: yearsOf(rules, thisYear + 1),
          thisYear,
          traders: published.traders.map(({ id, label }) => ({ value: id, label })),
        }}
        texts={{ title: 'Presumptive tax or accounts', fileName: 'presumptive-tax', rows: rowTexts }}
        slots={calculatorSlots({
          firm,
          points: POINTS,
          basis: `the law up to the Finance Act ${published.financeAct}`,
          service: 'taxation',
        })}
      />
      <PresumptiveReference rules={rules} published={published} texts={rowTexts} newestYear={thisYear + 1} />
    </CalculatorPage>
  );
}
