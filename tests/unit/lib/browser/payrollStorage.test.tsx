import { readStoredSheet, storeSheet } from '@/lib/browser/payrollStorage';
import type { Sheet } from '@/lib/payroll/sheet';

const month = { employer: 'Mwanga', month: '2026-11', staff: '', kind: 'private' } as const;
const SHEET: Sheet = { month, rows: [{ key: 7, texts: { name: 'Asha', basic: '1m' } }] };

beforeEach(() => localStorage.clear());

it.each(['{broken', 'null', '[]', '{"rows":1}'])('ignores an invalid sheet: %s', (stored) => {
  localStorage.setItem('payroll:sheet', stored);
  expect(readStoredSheet()).toBeUndefined();
});

it('reads only texts of known columns', () => {
  localStorage.setItem('payroll:sheet', '{"month":{"month":5},"rows":[{"name":"Asha","basic":3,"pin":"1234"},"odd"]}');
  expect(readStoredSheet()).toEqual({ month: {}, rows: [{ name: 'Asha' }, {}] });
});

it('reports that the browser cannot store the sheet', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(storeSheet(SHEET)).toBe(false);
});
