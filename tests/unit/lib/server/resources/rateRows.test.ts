import { rateRows } from '@/lib/server/resources/rateRows';

const { rows } = rateRows();
const rowOf = (id: string) => rows.find((row) => row.id === id);

describe('the rows of the rates', () => {
  it('join the years in which a rate stayed the same, with its law and what it came to', () => {
    const [newest, ...older] = rowOf('sdl-rate')?.stripes ?? [];
    expect(newest).toMatchObject({ text: '3.5%', when: 'since 1 July 2023', effect: '47,250' });
    expect(older.slice(-2)).toMatchObject([
      {
        years: 3,
        text: '5%',
        when: '1 July 2013 to 30 June 2016',
        effect: '67,500',
        href: '/resources/finance-act/finance-act-2013',
      },
      { years: 1, text: '6%', when: 'until 30 June 2013', effect: '81,000' },
    ]);
  });

  it('work PAYE out by the table of the time', () => {
    expect(rowOf('paye-first-rate')?.stripes[0]).toMatchObject({ text: '8%', effect: '192,500' });
    expect(rowOf('paye-tax-free')?.stripes[0]).toMatchObject({ text: 'TZS 270,000', effect: '192,500' });
    expect(rowOf('paye-first-rate')?.example).toBe('PAYE on pay of TZS 1,350,000 a month, on the last day of each');
    expect(rowOf('vat-threshold')?.stripes.some(({ effect }) => effect)).toBe(false);
  });

  it('lead to the same rate in guide, Act and tool, and to the change that began a value', () => {
    const { documents, stripes } = rowOf('presumptive-ceiling') ?? {};
    const guide = '/resources/guides/tax-guide-2026-27';
    expect(documents?.map(({ href }) => href)).toEqual([
      `${guide}#presumptive-ceiling`,
      '/resources/acts/income-tax-act#presumptive-ceiling',
    ]);
    expect(stripes?.[0]?.href).toBe('/resources/finance-act/finance-act-2026#presumptive-ceiling');
    expect(rowOf('paye-first-rate')?.documents[0]?.href).toBe(`${guide}#paye-first-rate`);
    expect(rowOf('sdl-min-employees')?.tool.href).toBe('/calculator/payroll#sdl-rate');
  });
});
