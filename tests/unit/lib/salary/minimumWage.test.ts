import { compareWithMinimum, hoursBreakdown, nameOfWork } from '@/lib/salary/minimumWage';
import { getOvertimeRules } from '@/lib/server/content/loaders/tax/tax';
import { getWageOrder } from '@/lib/server/content/loaders/tax/wageOrder';

const order = getWageOrder();
const rules = getOvertimeRules();

describe('a minimum wage', () => {
  // The monthly wages of GN 605A of 2025, as facts give them; by hand, the hour is the month divided by 195.
  it.each([
    ['agriculture', 175_000, 897.44],
    ['domestic-other', 80_000, 410.26],
    ['hospital', 250_000, 1282.05],
    ['bank', 733_000, 3758.97],
    ['energy-international', 765_900, 3927.69],
    ['any-other', 175_000, 897.44],
  ])('of %s is %d a month and %d an hour', (id, month, minimumHour) => {
    const wage = order.wages.find((each) => each.id === id) ?? { id, sector: '', work: '', month: 0 };
    expect(wage.month).toBe(month);
    const compare = (salary: number) => compareWithMinimum(salary, wage, order.monthHours);
    expect(compare(month)).toEqual({ difference: 0, percent: 100, minimumHour });
    expect(compare(month / 2 - 0.5)).toMatchObject({ difference: -month / 2 - 0.5 });
  });

  it('is named by its sector and work, once where they are the same', () => {
    expect(nameOfWork({ sector: 'Health', work: 'Hospital' })).toBe('Health: Hospital');
    expect(nameOfWork({ sector: 'Waste', work: 'Waste' })).toBe('Waste');
  });
});

it('overtime by both hours of a month stands side by side, with the difference', () => {
  // 12 h × 1.5 + 6 h × 2 = 30 hours of pay: 30 × 936,000 / 180 = 156,000 and 30 × 936,000 / 195 = 144,000.
  const rows = hoursBreakdown({ basicSalary: 936_000, weekdayHours: 12, weekendHours: 6 }, rules, 195);
  expect(rows.map(({ id, amounts }) => [id, amounts])).toEqual([
    ['hourlyBoth', [5200, 4800, -400]],
    ['weekday', [93_600, 86_400, -7200]],
    ['weekend', [62_400, 57_600, -4800]],
    ['overtime', [156_000, 144_000, -12_000]],
    ['total', [1_092_000, 1_080_000, -12_000]],
  ]);
  expect(rows[0]?.formula).toBe('936,000 / 180 h; 936,000 / 195 h');
});
