import type { Overtime } from '@/lib/content/schemas/tax';
import type { OvertimeRules } from '@/lib/salary/overtime';
import type { PublishedWageOrder } from '@/lib/server/content/loaders/wageOrder';
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
export function OvertimePage({ rules, published, order }: OvertimePageProps) {
  const rows = overtimeRowTexts(published, order);
  const capNote = (
    <p>
      <strong>Above the legal cap.</strong> The law allows at most {rules.capHours} hours of overtime in four weeks (
      {published.law}). The result is shown all the same.
    </p>
  );
  return (
    <CalculatorPage
      id="overtime"
      points={[
        'The hourly rate and the pay for weekday, rest day and public holiday hours',
        'The total of the month and how much it rises',
        'The same at the hours of the wage order, and the minimum wage of a sector',
        'Each line with its formula and the law behind it',
      ]}
      basis="the rules named on this page"
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
