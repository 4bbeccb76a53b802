import { useSay } from '#words';
import { lawInWords } from '@/lib/server/content/loaders/tax/sources';
import { getPresumptive, getPresumptiveRules } from '@/lib/server/content/loaders/tax/tax';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { yearsOf } from '@/lib/tax/presumptiveTax';
import { optionsOf } from '../form/optionsOf';
import { CalculatorPage } from '../layout/CalculatorPage';
import { PresumptiveCalculator } from './PresumptiveCalculator';
import { PresumptiveReference } from './PresumptiveReference';
import { presumptiveLines } from './presumptiveRows';

/** Presumptive tax beside accounts: the calculator, its tables and laws. */
export function PresumptivePage() {
  const say = useSay();
  const rules = getPresumptiveRules();
  const published = twinsOf(getPresumptive(), say.language);
  const lines = presumptiveLines(published, say);
  const { tables, traders } = published;
  const thisYear = Number(published.checkedOn.slice(0, 4));
  return (
    <CalculatorPage
      id="presumptive-tax"
      title={say('Presumptive tax or accounts')}
      promise={say('You will see the tax on your turnover here.')}
      basis={lawInWords(published, say)}
      service="taxation"
      Calculator={PresumptiveCalculator}
      data={{
        rules,
        years: yearsOf(rules, thisYear + 1),
        thisYear,
        traders: optionsOf(traders),
        lines,
        laws: Object.fromEntries(tables.map(({ from, law }) => [from, law])),
        closed: Object.fromEntries(traders.flatMap(({ id, closed }) => (closed ? [[id, closed]] : []))),
      }}
    >
      <PresumptiveReference rules={rules} published={published} lines={lines} newestYear={thisYear + 1} />
    </CalculatorPage>
  );
}
