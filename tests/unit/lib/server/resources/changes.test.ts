import { getFinanceActs } from '@/lib/server/content/loaders/resources';
import { changesOf } from '@/lib/server/resources/changes';

const FIRM = { name: 'The Firm', url: 'https://firm.example' };

function changeOf(year: number, id: string) {
  const act = getFinanceActs().find((candidate) => candidate.year === year);
  if (!act) throw new Error(`no Finance Act ${year}`);
  return changesOf(act, FIRM).find((change) => change.id === id);
}

describe('a change of a Finance Act', () => {
  it('is in force from 1 July of the Act, unless it names another day', () => {
    expect(changeOf(2024, 'fiscal-receipts')?.from).toBe('1 July 2024');
    expect(changeOf(2025, 'vat-16')?.from).toBe('1 September 2025');
  });

  it('links the act that it changed', () => {
    expect(changeOf(2024, 'fiscal-receipts')?.act).toEqual({
      title: 'Income Tax Act',
      path: '/resources/acts/income-tax-act',
    });
    expect(changeOf(2024, 'shillings')?.act).toBeUndefined();
  });

  it('links the later change of the same rule', () => {
    expect(changeOf(2020, 'losses')?.replacedBy).toEqual({
      title: 'Finance Act 2024',
      path: '/resources/finance-act/finance-act-2024#losses',
    });
    expect(changeOf(2024, 'losses')?.replacedBy).toBeUndefined();
  });

  it('is quoted with the Act, the section, its first day, our summary and the address of the change', () => {
    expect(changeOf(2024, 'fiscal-receipts')?.citation).toBe(
      'Finance Act, 2024 (No. 6 of 2024), section 35: Fiscal receipts, from 1 July 2024. Summary by The Firm, 22 November 2026, https://firm.example/resources/finance-act/finance-act-2024#fiscal-receipts',
    );
    expect(changeOf(2025, 'vehicles')?.citation).toMatch(
      /^Finance Act, 2025 \(No\. 11 of 2025\): Hire of motor vehicles,/,
    );
  });
});
