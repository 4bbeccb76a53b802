import { coveredYear } from '@/lib/resources/textDays';

const written = '2025-09-29';

describe('the year that an entry covers', () => {
  it('runs from July to June for a Finance Act and for a yearly guide', () => {
    const year = { from: '2012-07-01', to: '2013-06-30' };
    expect(coveredYear({ date: written, year: 2012 })).toEqual(year);
    expect(coveredYear({ date: written, startYear: 2012 })).toEqual(year);
  });

  it('is undefined for other entries', () => expect(coveredYear({ date: written })).toBeUndefined());
});
