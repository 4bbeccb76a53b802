import type { ReactNode, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button/Button';
import { scrollBehavior } from '@/lib/browser/scrolling';
import { RESULT_ID } from '@/lib/site/calculators';
import styles from './CalculatorForm.module.scss';

type CalculatorFormProps = {
  onSubmit: () => void;
  submitLabel: string;
  children: ReactNode;
};

/** Brings a result below the fold into view; one in sight does not move. */
function showResult() {
  document.getElementById(RESULT_ID)?.scrollIntoView?.({ block: 'nearest', behavior: scrollBehavior() });
}

/** The card with a calculator's fields. Without script its button sends the input into the URL. */
export function CalculatorForm({ onSubmit, submitLabel, children }: CalculatorFormProps) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Rendered at once: errors must be there before the focus moves, the result before it is scrolled to.
    flushSync(onSubmit);
    const invalidField = form.querySelector<HTMLElement>('[aria-invalid]');
    if (invalidField) invalidField.focus();
    else showResult();
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <h2>Your figures</h2>
      {children}
      <Button type="submit" size="large" fullWidth>
        {submitLabel}
      </Button>
    </form>
  );
}
