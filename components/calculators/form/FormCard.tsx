import type { ReactNode, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { scrollBehavior } from '@/lib/browser/scrolling';
import { runAfterPaint } from '../result/runAfterPaint';
import styles from './FormCard.module.scss';

type FormCardProps = {
  /** Calculates; gives the name of the first field that is wrong, if any. */
  onCalculate: () => string | undefined;
  /** The button, rendered on the server. */
  submit: ReactNode;
  children: ReactNode;
};

/** Brings a result below the fold into view; one in sight does not move. */
function showResult(form: HTMLFormElement) {
  form.parentElement?.querySelector('[data-part]')?.scrollIntoView?.({
    block: 'nearest',
    behavior: scrollBehavior(),
  });
}

/** The card with a calculator's fields. Without script its button sends the input into the address. */
export function FormCard({ onCalculate, submit, children }: FormCardProps) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // At once: the error must be there before the focus moves to its field.
    const wrongField = flushSync(onCalculate);
    if (wrongField) form.querySelector<HTMLElement>(`[name=${wrongField}]`)?.focus();
    else runAfterPaint(() => showResult(form));
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <h2>Your figures</h2>
      {children}
      {submit}
    </form>
  );
}
