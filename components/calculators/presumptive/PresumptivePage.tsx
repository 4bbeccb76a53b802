import type { Presumptive } from '@/lib/content/schemas/presumptive';
import { getLawAsKnown } from '@/lib/server/content/loaders/sources';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { yearsOf } from '@/lib/tax/presumptiveInput';
import type { PresumptiveRules } from '@/lib/tax/presumptiveYear';
import { say } from '@/lib/words/say';
import { optionsOf } from '../form/optionsOf';
import { CalculatorPage } from '../layout/CalculatorPage';
import { PresumptiveCalculator } from './PresumptiveCalculator';
import { PresumptiveReference } from './PresumptiveReference';
import { presumptiveRowTexts } from './presumptiveRowTexts';

type PresumptivePageProps = {
  rules: PresumptiveRules;
  /** The entry in content that the rules come from, with its laws and sources. */
  published: Presumptive;
};

/** Presumptive tax beside accounts: the calculator, its tables and laws. */
export function PresumptivePage(props: PresumptivePageProps) {
  const { rules, published } = twinsOf(props);
  const rows = presumptiveRowTexts(published);
  const thisYear = Number(published.checkedOn.slice(0, 4));
  return (
    <CalculatorPage
      id="presumptive-tax"
      title={say('Presumptive tax or accounts')}
      points={[
        say('The tax by turnover, for any year since 2020'),
        say('The tax on your profit, and which of the two is less'),
        say('The profit at which both cost the same'),
        say('Each line with its formula and the law behind it'),
      ]}
      basis={getLawAsKnown(published.financeAct)}
      service="taxation"
      rows={rows}
      Calculator={PresumptiveCalculator}
      data={{ rules, years: yearsOf(rules, thisYear + 1), thisYear, traders: optionsOf(published.traders) }}
    >
      <PresumptiveReference rules={rules} published={published} texts={rows} newestYear={thisYear + 1} />
    </CalculatorPage>
  );
}
