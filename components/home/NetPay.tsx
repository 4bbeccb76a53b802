import { StackedBar, Swatch } from '@/components/shared/StackedBar';
import { BarPatterns } from '@/components/shell/BarPatterns';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { formatAmount, formatTzs } from '@/lib/money/format';
import { grossToNet, publishedNetPay } from '@/lib/salary/salary';
import { getCalculatorRates, getSalaryYears } from '@/lib/server/content/loaders/tax/salary';
import { findCalculator } from '@/lib/site/calculators';
import { part } from '@/lib/site/elementParts';
import { RESULT_ID } from '@/lib/site/resultId';
import { hrefIn } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';
import styles from './NetPay.module.scss';
import type { DatedSalaryRates } from './netPay.element';

const SALARY = findCalculator('gross-to-net-salary');

const FORM_ID = 'net-pay';

const EXAMPLE_GROSS = 1_200_000;

/** Rates of the current tax year by start date, for the custom element. */
function datedRates(): DatedSalaryRates {
  const [running] = getSalaryYears('grossToNet', 'en');
  return (running?.tables ?? []).map(({ from, rates }) => ({ from, rates }));
}

/**
 * A monthly salary as a stacked bar of net pay, PAYE and NSSF (netPay.element.ts). The button opens the calculator with the full
 * breakdown.
 */
export function NetPay({ translate }: { translate: Translate }) {
  const rates = getCalculatorRates('grossToNet');
  const result = grossToNet(EXAMPLE_GROSS, rates);
  const published = publishedNetPay(result, rates);
  const parts = [
    { label: translate('Net pay'), amount: result.netPay, tone: 'action' },
    { label: 'PAYE', amount: result.paye, tone: 'alert' },
    { label: 'NSSF', amount: result.employeeNSSF, tone: 'accent' },
  ] as const;
  const title = translate('Where the salary goes');

  return (
    <net-pay className={styles.pay} rates={JSON.stringify(datedRates())}>
      <BarPatterns tones={parts.map(({ tone }) => tone)} />
      <form id={FORM_ID} action={`${hrefIn(SALARY.path, translate.language)}#${RESULT_ID}`}>
        <Field
          id="gross-amount"
          label={translate('Gross monthly salary')}
          unit="TZS"
          name={SALARY.required ?? ''}
          defaultValue={formatAmount(EXAMPLE_GROSS)}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="go"
          {...part('net-pay', 'gross')}
        />
      </form>
      <div className="digits">
        <p role="status">
          {translate('Take-home pay each month')}{' '}
          <strong className="block stat strong" {...part('net-pay', 'net')}>
            {formatTzs(result.netPay)}
          </strong>
        </p>
        <p className={`${styles.other} small muted`}>
          <span hidden={published === undefined} {...part('net-pay', 'other')}>
            {translate('Under TRA’s own table')}{' '}
            <b {...part('net-pay', 'published')}>{formatTzs(published ?? result.netPay)}</b>
          </span>
        </p>
      </div>
      <div
        className={`${styles.bar} wholeRow`}
        {...part('net-pay', 'bar')}
        data-words={`${title}: ${parts.map(({ label }, index) => `${label} {${index}}`).join(', ')}.`}
      >
        <StackedBar title={title} parts={parts} scale={result.grossSalary} />
      </div>
      <div className={`${styles.foot} wholeRow`}>
        <ul role="list" className={`${styles.key} digits small`}>
          {parts.map(({ label, amount, tone }) => (
            <li key={label}>
              <Swatch tone={tone} />
              {label} <strong {...part('net-pay', 'amount')}>{formatAmount(amount)}</strong>
            </li>
          ))}
        </ul>
        <Button type="submit" form={FORM_ID}>
          {translate('See every line')}
        </Button>
      </div>
    </net-pay>
  );
}
