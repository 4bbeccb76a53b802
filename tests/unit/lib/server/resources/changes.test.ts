import { getFinanceActs } from '@/lib/server/content/loaders/resources';
import { changesOf, type LawChange } from '@/lib/server/resources/changes';

const FIRM = { name: 'The Firm', url: 'https://firm.example' };

const changeOf = (year: number, id: string) =>
  getFinanceActs()
    .filter((act) => act.year === year)
    .flatMap((act) => changesOf(act, FIRM))
    .find((change) => change.id === id);

const RECEIPTS =
  'Finance Act, 2024 (No. 6 of 2024), section 35: Fiscal receipts, from 1 July 2024. Summary by The Firm, 22 November 2026, https://firm.example/resources/finance-act/finance-act-2024#fiscal-receipts';
const VEHICLES = /^Finance Act, 2025 \(No\. 11 of 2025\): Hire of motor vehicles,/;
const INCOME_TAX = { title: 'Income Tax Act', path: '/resources/acts/income-tax-act' };
const LATER = { title: 'Finance Act 2024', path: '/resources/finance-act/finance-act-2024#losses' };

it.each<[number, string, string, keyof LawChange, unknown]>([
  [2024, 'fiscal-receipts', 'in force from 1 July of the Act', 'from', '1 July 2024'],
  [2025, 'vat-16', 'in force from another day that it names', 'from', '1 September 2025'],
  [2024, 'fiscal-receipts', 'linked to the act that it changed', 'act', INCOME_TAX],
  [2024, 'shillings', 'linked to none where it changed none', 'act', undefined],
  [2020, 'losses', 'linked to the later change of the same rule', 'replacedBy', LATER],
  [2024, 'losses', 'linked to none where there is none', 'replacedBy', undefined],
  [2024, 'fiscal-receipts', 'quoted with Act, section, day, our summary and its address', 'citation', RECEIPTS],
  [2025, 'vehicles', 'quoted without a section where none is named', 'citation', expect.stringMatching(VEHICLES)],
])('a change of the Finance Act %d (%s) is %s', (year, id, _, fact, value) =>
  expect(changeOf(year, id)?.[fact]).toEqual(value),
);
