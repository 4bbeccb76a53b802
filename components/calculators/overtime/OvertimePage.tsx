import { getOvertime, getOvertimeRules, getWageOrder } from '@/lib/server/content/loaders/tax/salary';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { say } from '@/lib/words/say';
import { CalculatorPage } from '../layout/CalculatorPage';
import { MinimumWageTable } from './MinimumWageTable';
import { OvertimeCalculator } from './OvertimeCalculator';
import { OvertimeReference } from './OvertimeReference';
import { overtimeRowTexts } from './overtimeRows';

/** Overtime: the calculator, and its rules and law. */
export function OvertimePage() {
  const rules = getOvertimeRules();
  const published = twinsOf(getOvertime(), say.language);
  const order = twinsOf(getWageOrder(), say.language);
  const rows = overtimeRowTexts(published, order);
  const capNote = (
    <p>
      <strong>{say('Above the legal cap.')}</strong>{' '}
      {say(
        'The law allows at most {hours} hours of overtime in four weeks ({law}). The result is shown all the same.',
        {
          hours: rules.capHours,
          law: published.law,
        },
      )}
    </p>
  );
  return (
    <CalculatorPage
      id="overtime"
      promise={say('The pay of the month with its overtime will stand here. Overtime is taxable income.')}
      basis={say('the rules named on this page')}
      service="accounting"
      rows={rows}
      Calculator={OvertimeCalculator}
      data={{ rules, order, capNote }}
    >
      <OvertimeReference rules={published} texts={rows} />
      <MinimumWageTable order={order} />
    </CalculatorPage>
  );
}
