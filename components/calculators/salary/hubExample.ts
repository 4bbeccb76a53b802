import { formatAmount } from '@/lib/money/format';
import { netToGross } from '@/lib/salary/netToGross';
import type { SalaryRates } from '@/lib/salary/rates';
import { grossToNet } from '@/lib/salary/salary';
import type { HubExample } from '../hub/HubCard';

const GROSS_TZS = 800_000;
const NET_TZS = 600_000;

/** Example of gross to net for its card of the hub. */
export const grossToNetExample = (rates: SalaryRates): HubExample => [
  ['Gross', formatAmount(GROSS_TZS)],
  ['Net pay', formatAmount(grossToNet(GROSS_TZS, rates).netPay)],
];

/** Example of net to gross for its card of the hub. */
export const netToGrossExample = (rates: SalaryRates): HubExample => [
  ['Net pay', formatAmount(NET_TZS)],
  ['Gross', formatAmount(netToGross(NET_TZS, rates)?.grossSalary ?? 0)],
];
