import { lawValues, lawValuesCsv } from '@/lib/server/rates/lawValues';
import { openQuestions } from '@/lib/server/rates/openQuestions';
import { rateGroups } from '@/lib/server/rates/rateHistory';
import { rateRows } from '@/lib/server/rates/rateRows';

const [head, ...lines] = lawValuesCsv().trim().split('\r\n');
const linesOf = (id: string) => lines.filter((row) => row.startsWith(`${id},`));

it('the file of all values contains each value with its period, its law and its evidence', () => {
  expect(head).toBe('id,what,value,unit,from,until,law,known,section,source,read on,url');
  const levy = linesOf('sdl.rate').join('\n');
  expect(levy).toMatch(/^sdl\.rate,Skills development levy,4,percent,2020-07-01,2023-06-30,.*Finance Act 2020/m);
  expect(levy).toMatch(
    /^sdl\.rate,Skills development levy,3\.5,percent,2023-07-01,,.*,read,section 73,Finance Act 2023/m,
  );
  expect(linesOf('pension.nssf-employee').join()).toContain(',reported,');
});

it('the file also contains rules that are not figures', () => {
  expect(lines.join('\n')).toMatch(/^,"Companies, Registration of a charge",.*,reported,/m);
});

const { counts, read, disputed, unread } = openQuestions();

it('the open questions quote each source of a disputed value', () => {
  const [value] = disputed.find(({ id }) => id === 'aln-2025-or-income-tax-act-2023')?.values ?? [];
  expect(value?.text).toBe('1 July 2025: Land and shares: instalment on the gain, non-residents: 30%');
  expect(value?.says.map(({ text }) => text)).toEqual(['30% since 1 July 2025.', '20%, as quoted in October 2026.']);
});

it('the open questions list the laws that were read', () => {
  expect(read).toContain('Finance Act 2023');
  expect(read).not.toContain('Finance Act 2026');
});

it('every value is counted once, and every mark links to an entry', () => {
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(lawValues().length);
  const entries = [...disputed, ...unread].map(({ id }) => id);
  for (const { known } of lawValues()) {
    if (known.is === 'disputed' || known.is === 'reported') expect(entries).toContain(known.entry);
  }
});

const rateOf = (year: string, id: string) =>
  rateGroups(year)
    .flatMap(({ rates }) => rates)
    .find((rate) => rate.id === id);

describe('the rates of a year', () => {
  it('are those of its last day', () => {
    expect(rateOf('2025/26', 'vat-electronic')).toMatchObject({ text: '16%', since: '1 September 2025' });
    expect(rateOf('2024/25', 'vat-electronic')).toBeUndefined();
    expect(rateOf('2025/26', 'sdl-rate')).toMatchObject({ text: '3.5%' });
  });

  it('include earlier values, newest first', () => {
    expect(rateOf('2023/24', 'sdl-rate')?.before).toEqual([
      '4% to 30 June 2023',
      '4.5% to 30 June 2020',
      '5%* to 30 June 2016',
      '6%* to 30 June 2013',
    ]);
  });

  it('are marked if they are known only from a report', () => {
    expect(rateOf('2026/27', 'vat-electronic')?.sign).toBe('*');
    expect(rateOf('2026/27', 'vat-standard')?.sign).toBe('');
  });

  it('have no start date if it is unknown', () => {
    expect(rateOf('2026/27', 'pension-heslb')).toMatchObject({ text: '15%' });
    expect(rateOf('2026/27', 'pension-heslb')?.since).toBeUndefined();
  });

  it('are marked from the day on which sources differ, but not if they are only unconfirmed', () => {
    expect(rateOf('2026/27', 'sdl-rate')?.mark).toBeUndefined();
    expect(rateOf('2026/27', 'vat-electronic')?.mark).toBeUndefined();
    expect(rateOf('2025/26', 'levy-digital-services')?.mark).toBeUndefined();
    expect(rateOf('2026/27', 'levy-digital-services')?.mark).toEqual({
      entry: 'finance-act-2022-or-finance-bill-2026',
    });
  });
});

const { rows } = rateRows();
const rowOf = (id: string) => rows.find((row) => row.id === id);

describe('the history of a rate', () => {
  it('merges the years in which the rate stayed the same, with its law and an example', () => {
    const [newest, ...older] = rowOf('sdl-rate')?.stripes ?? [];
    expect(newest).toMatchObject({ text: '3.5%', when: 'since 1 July 2023', effect: '47,250' });
    expect(older.slice(-2)).toMatchObject([
      {
        years: 3,
        text: '5%',
        when: '1 July 2013 to 30 June 2016',
        effect: '67,500',
        law: expect.stringContaining('Finance Act 2013'),
      },
      { years: 1, text: '6%', when: 'until 30 June 2013', effect: '81,000' },
    ]);
  });

  it('calculates the example for PAYE with the table of that time', () => {
    expect(rowOf('paye-first-rate')?.stripes[0]).toMatchObject({ text: '8%', effect: '192,500' });
    expect(rowOf('paye-tax-free')?.stripes[0]).toMatchObject({ text: 'TZS 270,000', effect: '192,500' });
    expect(rowOf('paye-first-rate')?.example).toBe('PAYE on pay of TZS 1,350,000 a month, on the last day of each');
    expect(rowOf('vat-threshold')?.stripes.some(({ effect }) => effect)).toBe(false);
  });

  const guide = '/resources/guides/tax-guide-2026-27';

  it('links to the same rate in the guide and the Act', () => {
    expect(rowOf('presumptive-ceiling')?.documents.map(({ href }) => href)).toEqual([
      `${guide}#presumptive-ceiling`,
      '/resources/acts/income-tax-act#presumptive-ceiling',
    ]);
    expect(rowOf('paye-first-rate')?.documents[0]?.href).toBe(`${guide}#paye-first-rate`);
  });

  it('links to the same rate in the calculator', () => {
    expect(rowOf('sdl-min-employees')?.tool.href).toBe('/calculator/payroll#sdl-rate');
  });

  it('links to the change that introduced a value', () => {
    const change = '/resources/finance-act/finance-act-2026#presumptive-ceiling';
    expect(rowOf('presumptive-ceiling')?.stripes[0]?.href).toBe(change);
  });

  it('links to the Finance Act if no page has the change', () => {
    const ofLosses = rowOf('company-loss-cap')?.stripes.map(({ href }) => href);
    expect(ofLosses).toContain('/resources/finance-act/finance-act-2024');
  });
});
