import { rateGroups } from '@/lib/server/resources/rateHistory';

const rateOf = (year: string, id: string) =>
  rateGroups(year)
    .flatMap(({ rates }) => rates)
    .find((rate) => rate.id === id);

describe('the rates of a year', () => {
  it('hold on its last day', () => {
    expect(rateOf('2025/26', 'vat-electronic')).toMatchObject({ text: '16%', since: '1 September 2025' });
    expect(rateOf('2024/25', 'vat-electronic')).toBeUndefined();
    expect(rateOf('2025/26', 'sdl-rate')).toMatchObject({ text: '3.5%' });
  });

  it('say what held before, the newest first', () => {
    expect(rateOf('2023/24', 'sdl-rate')?.before).toEqual([
      '4% to 30 June 2023',
      '4.5% to 30 June 2020',
      '5% to 30 June 2016',
      '6% to 30 June 2013',
    ]);
  });

  it('do not say since when where that was not found', () => {
    expect(rateOf('2026/27', 'pension-heslb')).toMatchObject({ text: '15%' });
    expect(rateOf('2026/27', 'pension-heslb')?.since).toBeUndefined();
  });

  it('are marked where sources differ, from the day on which they do, and not where nobody has read them in the law', () => {
    expect(rateOf('2026/27', 'sdl-rate')?.mark).toBeUndefined();
    expect(rateOf('2026/27', 'vat-electronic')?.mark).toBeUndefined();
    expect(rateOf('2025/26', 'levy-digital-services')?.mark).toBeUndefined();
    expect(rateOf('2026/27', 'levy-digital-services')?.mark).toEqual({
      entry: 'finance-act-2022-or-finance-bill-2026',
    });
  });
});
