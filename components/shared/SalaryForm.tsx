import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { findCalculator } from '@/lib/site/calculators';
import { RESULT_ID } from '@/lib/site/resultId';
import { hrefIn } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';
import styles from './SalaryForm.module.scss';

const SALARY = findCalculator('gross-to-net-salary');

/** A short form that leads to the result of the salary calculator. */
export function SalaryForm({ translate }: { translate: Translate }) {
  return (
    <form className={styles.form} action={`${hrefIn(SALARY.path, translate.language)}#${RESULT_ID}`}>
      <Field
        id="gross-amount"
        label={translate('Gross monthly salary')}
        placeholder={translate('TZS gross')}
        name={SALARY.required ?? ''}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="go"
      />
      <Button type="submit" size="large">
        {translate('Net pay')}
      </Button>
    </form>
  );
}
