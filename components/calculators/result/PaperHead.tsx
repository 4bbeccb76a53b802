import styles from './PaperHead.module.scss';
import type { CalculatorParts, ResultRest } from './resultModel';

export type PaperHeadProps = { result: ResultRest; parts: CalculatorParts };

/** What stands above a printed result: the firm, the calculator, the day and the input. */
export function PaperHead({ result, parts }: PaperHeadProps) {
  return (
    <div className={styles.head}>
      {parts.printHead}
      <b>{parts.title}</b>
      <p>
        Prepared {new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })} from the public calculator. Input:{' '}
        {result.input}.
      </p>
    </div>
  );
}
