import { formatAmount } from '@/lib/money/format';
import { netToGross } from '@/lib/salary/netToGross';
import { type OvertimeRules, overtime } from '@/lib/salary/overtime';
import type { SalaryRates } from '@/lib/salary/rates';
import { grossToNet } from '@/lib/salary/salary';
import type { CalculatorId } from '@/lib/site/calculators';
import { say } from '@/lib/words/say';

/** Rows of a worked example. */
export type HubExample = readonly (readonly [label: string, value: string])[];

/** Worked examples by calculator; one that has none gets a plain card. */
export type HubExamples = Readonly<Partial<Record<CalculatorId, HubExample>>>;

type ExampleRates = { grossToNet: SalaryRates; netToGross: SalaryRates; overtime: OvertimeRules };

const GROSS_TZS = 800_000;
const NET_TZS = 600_000;
const HOURS = 10;

/** The examples of the hub. They stand apart from the pages, whose script the hub would load with them. */
export function hubExamples(rates: ExampleRates): HubExamples {
  const paid = overtime({ basicSalary: GROSS_TZS, weekdayHours: HOURS, weekendHours: 0 }, rates.overtime);
  return {
    'gross-to-net-salary': [
      [say('Gross'), formatAmount(GROSS_TZS)],
      [say('Net pay'), formatAmount(grossToNet(GROSS_TZS, rates.grossToNet).netPay)],
    ],
    'net-to-gross-salary': [
      [say('Net pay'), formatAmount(NET_TZS)],
      [say('Gross'), formatAmount(netToGross(NET_TZS, rates.netToGross)?.grossSalary ?? 0)],
    ],
    overtime: [
      [say('Hourly rate'), formatAmount(paid.hourlyRate)],
      [say('{hours} h weekday', { hours: HOURS }), formatAmount(paid.weekdayOvertimePay)],
    ],
  };
}
