import { rateGroups, yearDocuments } from '@/lib/server/resources/rateHistory';

const rateOf = (year: string, id: string) =>
  rateGroups(year)
    .flatMap(({ rates }) => rates)
    .find((rate) => rate.id === id);

describe('the rates of a year', () => {
  it('are those of its last day, marked where they began in it', () => {
    expect(rateOf('2025/26', 'vat-electronic')).toMatchObject({ text: '16%', since: '1 September 2025', isNew: true });
    expect(rateOf('2024/25', 'vat-electronic')).toBeUndefined();
    expect(rateOf('2025/26', 'sdl-rate')).toMatchObject({ text: '3.5%', isNew: false });
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
    expect(rateOf('2026/27', 'pension-heslb')).toMatchObject({ text: '15%', isNew: false });
    expect(rateOf('2026/27', 'pension-heslb')?.since).toBeUndefined();
  });

  it('are marked where nobody has read them in the law, from the day on which sources differ', () => {
    expect(rateOf('2026/27', 'sdl-rate')?.mark).toBeUndefined();
    expect(rateOf('2026/27', 'vat-electronic')?.mark).toMatchObject({
      is: 'reported',
      reason: 'Source: ALN Tanzania, analysis of the Finance Act 2025. The law itself was not read.',
    });
    expect(rateOf('2025/26', 'levy-digital-services')?.mark).toBeUndefined();
    expect(rateOf('2026/27', 'levy-digital-services')?.mark).toMatchObject({
      is: 'disputed',
      reason: expect.stringMatching(/^Sources differ\. .*: 2%\. .*: 3%; not confirmed as law\.$/),
    });
  });

  it('come with the Finance Act and the guide of the year', () => {
    const { financeAct, guide } = yearDocuments('2019/20');
    expect([financeAct?.id, guide?.id]).toEqual(['finance-act-2019', 'tax-guide-2019-20']);
    expect(yearDocuments('2011/12')).toEqual({});
  });
});
