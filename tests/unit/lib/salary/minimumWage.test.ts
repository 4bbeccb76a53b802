import { compareWithMinimum, nameOfWork } from '@/lib/salary/overtime';
import { getWageOrder } from '@/lib/server/content/loaders/tax/salary';

const order = getWageOrder();

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
