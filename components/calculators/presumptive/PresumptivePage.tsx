import { lawInWords } from '@/lib/server/content/loaders/tax/sources';
import { getPresumptive, getPresumptiveRules } from '@/lib/server/content/loaders/tax/tax';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { yearsOf } from '@/lib/tax/presumptive/presumptiveInput';
import { say } from '@/lib/words/say';
import { optionsOf } from '../form/optionsOf';
import { CalculatorPage } from '../layout/CalculatorPage';
import { PresumptiveCalculator } from './PresumptiveCalculator';
import { PresumptiveReference } from './PresumptiveReference';
import { presumptiveRowTexts } from './presumptiveRows';

/** Presumptive tax beside accounts: the calculator, its tables and laws. */
export function PresumptivePage() {
  const rules = getPresumptiveRules();
  const published = twinsOf(getPresumptive(), say.language);
  const rows = presumptiveRowTexts(published);
  const thisYear = Number(published.checkedOn.slice(0, 4));
  return (
    <CalculatorPage
      id="presumptive-tax"
      title={say('Presumptive tax or accounts')}
      promise={say('The tax on your turnover will stand here.')}
      basis={lawInWords(published, say)}
      service="taxation"
      rows={rows}
      Calculator={PresumptiveCalculator}
      data={{ rules, years: yearsOf(rules, thisYear + 1), thisYear, traders: optionsOf(published.traders) }}
    >
      <PresumptiveReference rules={rules} published={published} texts={rows} newestYear={thisYear + 1} />
    </CalculatorPage>
  );
}
