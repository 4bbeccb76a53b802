import { netToGross } from '../../lib/salary/netToGross.ts';
import { grossToNet } from '../../lib/salary/salary.ts';
import { getCalculatorRates } from '../../lib/server/content/loaders/tax.ts';
import { atMost, milliseconds, type Section } from './report.ts';

const EVALUATIONS = 1_000_000;
const BUDGET_MS = 1_000;

/** Milliseconds for a million calls over salaries from 100,000 to 5,000,000 shillings. */
function timeOf(calculate: (amount: number) => unknown): number {
  for (let warmUp = 0; warmUp < 10_000; warmUp += 1) calculate(100_000 + warmUp);
  const start = performance.now();
  for (let round = 0; round < EVALUATIONS; round += 1) calculate(100_000 + ((round * 4_900) % 4_900_000));
  return performance.now() - start;
}

/** Speed of the salary engine. */
export function benchEngine(): Section {
  const toNet = getCalculatorRates('grossToNet');
  const toGross = getCalculatorRates('netToGross');
  const forward = timeOf((amount) => grossToNet(amount, toNet));
  const backward = timeOf((amount) => netToGross(amount, toGross));
  return {
    title: 'Salary engine, a million evaluations in Node',
    rows: [
      atMost('gross to net', forward, BUDGET_MS, milliseconds),
      atMost('net to gross', backward, 3 * forward, milliseconds),
    ],
  };
}
