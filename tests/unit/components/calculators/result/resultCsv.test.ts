import { resultCsv } from '@/components/calculators/result/resultCsv';

const texts = { title: 'VAT', fileName: 'vat', rows: { net: { label: 'Price', rule: 'less VAT', law: '' } } };

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
