import { resultCsv } from '@/components/calculators/result/resultCsv';

const texts = {
  title: 'VAT',
  fileName: 'vat',
  proverb: '',
  firm: '',
  rows: { net: { label: 'Price', rule: 'less VAT', law: '' } },
};

it('a result as a file holds its tables, then the sheet of several columns, then the summary', () => {
  const file = resultCsv(
    {
      tables: [{ caption: 'The price', rows: [{ id: 'net', amount: 1000, formula: '' }] }],
      sheet: { caption: 'Month by month', columns: ['Month', '6 months'], rows: [['Jan 2025', 1_000_000.5]] },
      statistics: [{ items: [{ label: 'highest', value: null, unit: 'shillings' }] }],
    },
    texts,
  );
  expect(file.slice(1).trim().split('\r\n')).toEqual([
    'VAT',
    'The price',
    'Price,less VAT,1000.00',
    'Month by month',
    'Month,6 months',
    'Jan 2025,1000000.50',
    'Summary',
    'highest,,',
  ]);
});

it('monthly amounts stand for a year and a day too, beside the summary with its titles', () => {
  const file = resultCsv(
    {
      tables: [{ caption: 'Your salary', isMonthly: true, rows: [{ id: 'net', amount: 660_000, formula: '' }] }],
      statistics: [{ title: 'From your pay', items: [{ label: 'take-home, of gross', value: 82.5, unit: 'percent' }] }],
    },
    texts,
  );
  expect(file).toContain('Your salary,,Month,Year,Day\r\nPrice,less VAT,660000.00,7920000.00,22000.00\r\n');
  expect(file).toContain('From your pay\r\n"take-home, of gross",,82.50\r\n');
});
