import { getOvertime, getOvertimeRules } from '@/lib/server/content/loaders/tax';
import { CalculatorPage } from '../layout/CalculatorPage';
import { serverParts } from '../layout/serverParts';
import { HoursCard } from './HoursCard';
import { OvertimeCalculator } from './OvertimeCalculator';
import { OvertimeReading } from './OvertimeReading';
import { OVERTIME_FIGURES, overtimeLineTexts } from './overtimeTexts';

const POINTS = [
  'The hourly rate and the pay for weekday, weekend and public holiday hours',
  'The total of the month and how much it rises',
  'Each line with its formula and the law behind it',
];

/** Overtime: the calculator, and in the page itself its rules and law. */
export function OvertimePage() {
  const published = getOvertime();
  const rules = getOvertimeRules();
  const lines = overtimeLineTexts(published);
  return (
    <CalculatorPage
      id="overtime"
      lead={`From a monthly salary to the hourly rate, the overtime pay and the month’s total. ${rules.weekHours} hours a week, ${rules.monthHours} hours a month.`}
    >
      <OvertimeCalculator
        rules={rules}
        capNote={
          <p>
            <strong>Above the legal cap.</strong> The law allows at most {rules.capHours} hours of overtime in four
            weeks ({published.law}). The result is shown all the same.
          </p>
        }
        parts={{
          title: 'Overtime',
          fileName: 'overtime',
          lines,
          figures: OVERTIME_FIGURES,
          aside: <HoursCard rules={rules} />,
          areTablesNarrow: true,
          ...serverParts({ submit: 'Calculate overtime', points: POINTS, basis: 'the rules named on this page' }),
        }}
      />
      <OvertimeReading rules={published} texts={lines} />
    </CalculatorPage>
  );
}
