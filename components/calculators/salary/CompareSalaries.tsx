import { type ReactNode, type SubmitEvent, useState } from 'react';
import { formatAmount } from '@/lib/money/formatAmount';
import { formatTzs } from '@/lib/money/formatTzs';
import { type ComparedFigure, compareSalaries } from '@/lib/salary/compareSalaries';
import { grossToNet } from '@/lib/salary/grossToNet';
import { readSalary } from '@/lib/salary/readSalary';
import type { SalaryRates, SalaryResult } from '@/lib/salary/types';
import { AmountField } from '../form/AmountField';
import { useArrival } from '../form/useArrival';
import { writeAddress } from '../form/writeAddress';
import styles from './CompareSalaries.module.scss';

export type CompareSalariesProps = {
  first: SalaryResult;
  rates: SalaryRates;
  isSdlCharged: boolean;
  /** The button that compares. */
  button: ReactNode;
};

function signed(amount: number): string {
  return `${amount > 0 ? '+' : ''}${formatAmount(amount)}`.replace('-', '−');
}

function Comparison({ figures }: { figures: ComparedFigure[] }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>Two salaries side by side, TZS a month</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">First</th>
            <th scope="col">Second</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ label, first, second, difference }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatAmount(first)}</td>
              <td>{formatAmount(second)}</td>
              <td>{signed(difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Compares the salary of the result with another one; the address holds that one too. */
export function CompareSalaries({ first, rates, isSdlCharged, button }: CompareSalariesProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [gross, setGross] = useState<number>();

  const take = (input: string) => {
    const reading = readSalary(input);
    setError(reading.error);
    if (reading.error === undefined) setGross(reading.amount);
    return reading;
  };

  useArrival('compare', (query) => {
    const input = query.get('compare') ?? '';
    setText(input);
    take(input);
  });

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const reading = take(text);
    if (reading.error === undefined) writeAddress({ compare: String(reading.amount) });
  };

  const figures = gross === undefined ? undefined : compareSalaries(first, grossToNet(gross, rates, { isSdlCharged }));
  const [net, cost] = figures?.slice(-2) ?? [];

  return (
    <div className={styles.compare} data-state={figures ? 'compared' : 'empty'}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <AmountField
          label="Compare with another gross salary"
          name="compare"
          unit="TZS"
          step={1000}
          value={text}
          onChange={setText}
          error={error}
        />
        {button}
      </form>
      <p role="status" className={styles.spoken}>
        {net &&
          cost &&
          `Net pay ${formatTzs(net.second)}, a difference of ${signed(net.difference)}; cost to the employer ${formatTzs(cost.second)}, a difference of ${signed(cost.difference)}.`}
      </p>
      {figures && <Comparison figures={figures} />}
    </div>
  );
}
