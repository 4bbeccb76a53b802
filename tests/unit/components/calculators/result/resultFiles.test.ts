import { resultCsv } from '@/components/calculators/result/resultCsv';
import { stripesOf } from '@/components/calculators/result/resultPicture';
import { ENGLISH } from '@/lib/words/translate';

const net = { id: 'net', label: 'Price', rule: 'less VAT', amount: 1000 };
const headline = { label: 'Price before VAT', amount: 1000, badge: '18%' };
const parts = { headline, rows: [], facts: [], answers: [], details: [] };

it('a CSV result contains the calculation, the tables without formulas and one summary, with units', () => {
  const rows = [net];
  const file = resultCsv(
    {
      ...parts,
      rows,
      described: [['Band', 'the highest']],
      facts: [
        { items: [{ label: 'highest', value: null, unit: 'shillings' }] },
        { title: 'Together', items: [{ label: 'of turnover', value: 5, unit: 'percent' }] },
        { items: [{ label: 'worked', value: 8, unit: 'hours' }] },
      ],
      details: [
        { title: 'Month by month', table: { columns: ['Month', '6 months'], rows: [['Jan 2025', 1_000_000.5]] } },
        { title: 'By another rate', rows: [{ ...net, amounts: () => [1, 2] }], columns: ['16%', '18%'] },
        { title: 'The price', rows },
        { title: 'From your pay', facts: [{ items: [{ label: 'taken', value: 17.5, unit: 'percent' }] }] },
      ],
    },
    'VAT',
    ENGLISH,
  );
  expect(file.slice(1).trim().split('\r\n')).toEqual([
    'VAT',
    'The price,,TZS',
    'Price,less VAT,1000.00',
    'By another rate,,16% (TZS),18% (TZS)',
    'Price,less VAT,1.00,2.00',
    'Month by month',
    'Month,6 months (TZS)',
    'Jan 2025,1000000.50',
    'Summary',
    'Price before VAT,TZS,1000.00',
    'Band,,the highest',
    'highest,TZS,',
    'worked,hours,8.00',
    'Together',
    'of turnover,percent,5.00',
    'From your pay',
    'taken,percent,17.50',
  ]);
});

describe('the stripes in the image of a result', () => {
  it('divide its 1,080 pixels in proportion to the amounts', () => {
    const parts = [
      { label: 'Net pay', amount: 660_000, tone: 'action' },
      { label: 'PAYE', amount: 60_000, tone: 'alert' },
      { label: 'NSSF', amount: 80_000, tone: 'accent' },
    ] as const;
    expect(stripesOf({ parts, scale: 800_000 })).toEqual([
      { tone: 'action', x: 0, width: 891 },
      { tone: 'alert', x: 891, width: 81 },
      { tone: 'accent', x: 972, width: 108 },
    ]);
  });

  it.each([[undefined], [{ parts: [{ label: 'Net pay', amount: 0, tone: 'action' as const }], scale: 0 }]])(
    'are a single one if there is nothing to divide',
    (bar) => expect(stripesOf(bar)).toEqual([{ tone: 'action', x: 0, width: 1080 }]),
  );
});
