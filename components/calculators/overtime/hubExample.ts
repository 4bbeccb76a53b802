import { formatAmount } from '@/lib/money/format';
import { type OvertimeRules, overtime } from '@/lib/salary/overtime';
import type { HubExample } from '../hub/HubCard';

const INPUT = { basicSalary: 800_000, weekdayHours: 10, weekendHours: 0 };

/** Example of overtime for its card of the hub. */
export function overtimeExample(rules: OvertimeRules): HubExample {
  const { hourlyRate, weekdayOvertimePay } = overtime(INPUT, rules);
  return [
    ['Hourly rate', formatAmount(hourlyRate)],
    [`${INPUT.weekdayHours} h weekday`, formatAmount(weekdayOvertimePay)],
  ];
}
