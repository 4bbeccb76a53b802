import { useSay } from '#words';
import { getOvertime, getOvertimeRules, getWageOrder } from '@/lib/server/content/loaders/tax/salary';
import { inLanguage } from '@/lib/server/content/source/contentFiles';
import { CalculatorPage } from '../layout/CalculatorPage';
import { OvertimeCalculator } from './OvertimeCalculator';
import { OvertimeReference } from './OvertimeReference';
import { overtimeLines } from './overtimeRows';

/** Overtime: the calculator, and its rules and law. */
export function OvertimePage() {
  const say = useSay();
  const rules = getOvertimeRules();
  const published = inLanguage(say.language, getOvertime);
  const order = inLanguage(say.language, getWageOrder);
  const lines = overtimeLines(published, order, say);
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
      promise={say('You will see the pay of the month with its overtime here. Overtime is taxable income.')}
      basis={say('the rules named on this page')}
      service="accounting"
      Calculator={OvertimeCalculator}
      data={{ rules, order, lines, capNote }}
    >
      <OvertimeReference rules={published} order={order} lines={lines} />
    </CalculatorPage>
  );
}
