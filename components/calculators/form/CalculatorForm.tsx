import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useWaits } from '@/components/behaviours/useWaits';
import { Button } from '@/components/ui/button/Button';
import { scrollBehavior } from '@/lib/browser/scrolling';
import { CALCULATION_FORM_ID, RESULT_ID } from '@/lib/site/resultId';
import type { Translate } from '@/lib/words/translate';
import errorStyles from './CalculationError.module.scss';
import styles from './CalculatorForm.module.scss';
import { focusFirstError } from './useFormQuery';

/** Card instead of the result that says why there is none. */
export function CalculationError({ children, translate }: { children: string; translate: Translate }) {
  return (
    <div className={errorStyles.card} role="alert">
      <h2 className={`${errorStyles.title} h4`}>{translate('Calculation Error')}</h2>
      <p>{children}</p>
    </div>
  );
}

/** Represents the result of a calculation that has thrown. */
export const FAILED = Symbol('failed');

/** Calculates; logs an error and returns FAILED if that throws, so that the page stays. */
export function attempt<Result>(calculate: () => Result): Result | typeof FAILED {
  try {
    return calculate();
  } catch (error) {
    console.error(error);
    return FAILED;
  }
}

/** What is said about a calculation that has thrown. */
export const NOT_WORKED_OUT = 'We could not work this out. Please check the figures, or ask us.';

type CalculatorFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onInput'> & {
  title?: string;
  onSubmit: () => void;
  submitLabel: string;
  /** The values must not reach the URL, not even without script. */
  isPrivate?: boolean;
  children: ReactNode;
  translate: Translate;
};

/** Share of the window's height, from its top, in which a headline is in sight; what is below it may be covered. */
const IN_SIGHT = 0.6;

/**
 * Brings the result to the top of the window, unless its headline is in sight already. A result that takes the focus gets it,
 * unless a field has it; the others are announced where they are.
 */
function showResult() {
  const result = document.getElementById(RESULT_ID);
  if (!document.activeElement?.matches('input, select')) result?.focus({ preventScroll: true });
  const headline = result?.querySelector('h2')?.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (!result || !headline || (headline.top >= covered && headline.bottom <= innerHeight * IN_SIGHT)) return;
  result.scrollIntoView?.({ behavior: scrollBehavior() });
}

/** The card with a calculator's fields. Before its script is there its button sends the input into the URL, unless it is private. */
export function CalculatorForm({
  title,
  onSubmit,
  submitLabel,
  isPrivate = false,
  children,
  translate,
  ...form
}: CalculatorFormProps) {
  const waits = useWaits();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Rendered at once: errors must be there before the focus moves, the result before it is scrolled to.
    flushSync(onSubmit);
    const form = event.currentTarget;
    // The button at an old result is gone with it, and the focus with the button.
    if (document.activeElement === document.body) {
      form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }
    if (!focusFirstError(form)) showResult();
  };

  return (
    // The browser itself does nothing with a form of the method dialog that is not in a dialog.
    <form
      {...form}
      id={CALCULATION_FORM_ID}
      className={`${styles.form} cardEdge notPrinted`}
      method={isPrivate ? 'dialog' : undefined}
      noValidate
      onSubmit={handleSubmit}
    >
      <noscript>
        {/* Enter presses the first button. Without script it sends nothing, so that what was typed stays. */}
        <button type="submit" disabled hidden />
      </noscript>
      <h2>{title ?? translate('Your figures')}</h2>
      {children}
      <Button {...(isPrivate && waits)} type="submit" size="large" fullWidth>
        {submitLabel}
      </Button>
    </form>
  );
}
