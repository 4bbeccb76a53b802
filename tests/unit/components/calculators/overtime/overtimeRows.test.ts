import { hoursRows, overtimeRows } from '@/components/calculators/OvertimeCalculator';
import { overtimeLines } from '@/components/calculators/OvertimePage';
import { overtime } from '@/lib/salary/overtime';
import { getOvertime, getOvertimeRules, getWageOrder } from '@/lib/server/content/loaders/tax/salary';
import { ENGLISH } from '@/lib/words/say';

const rules = getOvertimeRules();
const lines = overtimeLines(getOvertime(), getWageOrder(), ENGLISH);
const parts = { rules, lines, say: ENGLISH };

it('the rows of overtime hold hours, multiples and the hourly rate', () => {
  const input = { basicSalary: 800_000, weekdayHours: 12, weekendHours: 6.5 };
  const rows = overtimeRows({ input, ...parts }, overtime(input, rules));
  expect(rows.map(({ id, rule, formula }) => [id, rule, formula])).toEqual([
    ['basic', undefined, 'Your figure.'],
    ['hourly', 'salary / 180 h', '800,000 / 180 h = 4,444.44'],
    ['weekday', '12 h × 1.5', '12 h × 1.5 × 800,000 / 180 h = 80,000'],
    ['weekend', '6.5 h × 2', '6.5 h × 2 × 800,000 / 180 h = 57,777.78'],
    ['overtime', '18.5 h', '80,000 + 57,777.78 = 137,777.78'],
    ['total', 'basic plus overtime', '800,000 + 137,777.78 = 937,777.78'],
  ]);
});

it('overtime by both hours of a month stands side by side, with the difference', () => {
  // 12 h × 1.5 + 6 h × 2 = 30 hours of pay: 30 × 936,000 / 180 = 156,000 and 30 × 936,000 / 195 = 144,000.
  const input = { basicSalary: 936_000, weekdayHours: 12, weekendHours: 6 };
  const rows = hoursRows({ input, ...parts }, 195);
  expect(rows.map(({ id, amounts }) => [id, amounts])).toEqual([
    ['hourlyBoth', [5200, 4800, -400]],
    ['weekday', [93_600, 86_400, -7200]],
    ['weekend', [62_400, 57_600, -4800]],
    ['overtime', [156_000, 144_000, -12_000]],
    ['total', [1_092_000, 1_080_000, -12_000]],
  ]);
  expect(rows[0]?.formula).toBe('936,000 / 180 h; 936,000 / 195 h');
});
