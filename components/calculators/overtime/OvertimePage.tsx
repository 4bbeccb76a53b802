import type { Overtime } from '@/lib/content/schemas/tax';
import type { OvertimeRules } from '@/lib/salary/overtime';
import type { PublishedWageOrder } from '@/lib/server/content/loaders/wageOrder';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { say } from '@/lib/words/say';
import { CalculatorPage } from '../layout/CalculatorPage';
import { HoursCard } from './HoursCard';
import { MinimumWageTable } from './MinimumWageTable';
import { OvertimeCalculator } from './OvertimeCalculator';
import { OvertimeReference } from './OvertimeReference';
import { overtimeRowTexts } from './overtimeRowTexts';

type OvertimePageProps = {
  rules: OvertimeRules;
  /** The entry in content that the rules come from, with its law and sources. */
  published: Overtime;
  order: PublishedWageOrder;
};

/** Overtime: the calculator, and its rules and law. */
export function OvertimePage(props: OvertimePageProps) {
  const { rules, published, order } = twinsOf(props);
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
      points={[
        say('The hourly rate and the pay for weekday, rest day and public holiday hours'),
        say('The total of the month and how much it rises'),
        say('The same at the hours of the wage order, and the minimum wage of a sector'),
        say('Each line with its formula and the law behind it'),
      ]}
      basis={say('the rules named on this page')}
      service="accounting"
      rows={rows}
      Calculator={OvertimeCalculator}
      data={{ rules, order, capNote }}
      aside={<HoursCard rules={rules} />}
    >
      <OvertimeReference rules={published} texts={rows} />
      <MinimumWageTable order={order} />
    </CalculatorPage>
  );
}
