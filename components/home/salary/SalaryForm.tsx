import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { findCalculator } from '@/lib/site/calculators';
import { RESULT_ID } from '@/lib/site/resultId';
import { here } from '@/lib/site/twins';
import { say } from '@/lib/words/say';

const SALARY = findCalculator('gross-to-net-salary');

type SalaryFormProps = { id: string; submitLabel: string; className?: string | undefined };

/** Opens the salary calculator with its result; needs no script to do so. */
export function SalaryForm({ id, submitLabel, className }: SalaryFormProps) {
  return (
    <form className={className} action={`${here(SALARY.path)}#${RESULT_ID}`}>
      <Field
        id={id}
        label={say('Gross monthly salary')}
        name={SALARY.required ?? ''}
        unit="TZS"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="go"
      />
      <Button type="submit" size="large">
        {submitLabel}
      </Button>
    </form>
  );
}
