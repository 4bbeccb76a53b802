import { forgetSheet, keepSheet, readKeptSheet } from '@/lib/browser/keptPayroll';
import type { Sheet } from '@/lib/payroll/sheet';

const month = { employer: 'Mwanga', year: '2026/27', month: '11', staff: '', kind: 'private' } as const;
const SHEET: Sheet = { month, rows: [{ key: 7, texts: { name: 'Asha', basic: '1m' } }] };

beforeEach(() => localStorage.clear());

it('keeps a sheet without the keys of its rows, and deletes it', () => {
  expect(readKeptSheet()).toBeUndefined();
  expect(keepSheet(SHEET)).toBe(true);
  expect(readKeptSheet()).toEqual({ month, rows: [{ name: 'Asha', basic: '1m' }] });
  forgetSheet();
  expect(localStorage).toHaveLength(0);
});

it.each(['{broken', 'null', '[]', '{"rows":1}'])('takes %s for no sheet', (stored) => {
  localStorage.setItem('payroll:sheet', stored);
  expect(readKeptSheet()).toBeUndefined();
});

it('takes over texts of known columns alone', () => {
  localStorage.setItem('payroll:sheet', '{"month":{"year":5},"rows":[{"name":"Asha","basic":3,"pin":"1234"},"odd"]}');
  expect(readKeptSheet()).toEqual({ month: {}, rows: [{ name: 'Asha' }, {}] });
});

it('says where the browser does not let it', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(keepSheet(SHEET)).toBe(false);
});
