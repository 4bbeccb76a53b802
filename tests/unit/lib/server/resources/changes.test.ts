import { getFinanceActs } from '@/lib/server/content/loaders/resources';
import { changesOf, type LawChange } from '@/lib/server/resources/changes';

const changeOf = (year: number, id: string) =>
  getFinanceActs()
    .filter((act) => act.year === year)
    .flatMap((act) => changesOf(act))
    .find((change) => change.id === id);

const INCOME_TAX = { title: 'Income Tax Act', path: '/resources/acts/income-tax-act' };
const LATER = { title: 'Finance Act 2024', path: '/resources/finance-act/finance-act-2024#losses' };

it.each<[number, string, string, keyof LawChange, unknown]>([
  [2024, 'fiscal-receipts', 'in force from 1 July of the Act', 'from', '1 July 2024'],
  [2025, 'vat-16', 'in force from another day that it names', 'from', '1 September 2025'],
  [2024, 'fiscal-receipts', 'linked to the act that it changed', 'act', INCOME_TAX],
  [2024, 'shillings', 'linked to none where it changed none', 'act', undefined],
  [2020, 'losses', 'linked to the later change of the same rule', 'replacedBy', LATER],
  [2024, 'losses', 'linked to none where there is none', 'replacedBy', undefined],
])('a change of the Finance Act %d (%s) is %s', (year, id, _, fact, value) =>
  expect(changeOf(year, id)?.[fact]).toEqual(value),
);
