import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useWaits } from '@/components/shared/useWaits';
import { Button } from '@/components/ui/button/Button';
import { scrollBehavior } from '@/lib/browser/scrolling';
import { CALCULATION_FORM_ID, RESULT_ID } from '@/lib/site/resultId';
import type { Translate } from '@/lib/words/translate';
import errorStyles from './CalculationError.module.scss';
import styles from './CalculatorForm.module.scss';
import { focusFirstError } from './useFormQuery';

/** Shown in place of the result, with the reason why there is none. */
export function CalculationError({ children, translate }: { children: string; translate: Translate }) {
  return (
    <div className={errorStyles.card} role="alert">
      <h2 className={`${errorStyles.title} h4`}>{translate('Calculation Error')}</h2>
      <p>{children}</p>
    </div>
  );
}

/** The result of a calculation that threw an error. */
export const FAILED = Symbol('failed');

/** Runs a calculation. If it throws, logs the error and returns FAILED, so that the page keeps working. */
export function attempt<Result>(calculate: () => Result): Result | typeof FAILED {
  try {
    return calculate();
  } catch (error) {
    console.error(error);
    return FAILED;
  }
}

export const CALCULATION_FAILED = 'We could not work this out. Please check the figures, or ask us.';

type CalculatorFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onInput'> & {
  title?: string;
  onSubmit: () => void;
  submitLabel: string;
  /** Keeps the values out of the URL, even before React loads. */
  isPrivate?: boolean;
  children: ReactNode;
  translate: Translate;
};

/** A headline is in view within this fraction of the window's height from the top. Further down, something may cover it. */
const IN_SIGHT = 0.6;

/**
 * Scrolls to the result, unless its headline is already in view. Also focuses a focusable result, unless a field has the focus;
 * other results are announced by a live region.
 */
function showResult() {
  const result = document.getElementById(RESULT_ID);
  if (!document.activeElement?.matches('input, select')) result?.focus({ preventScroll: true });
  const headline = result?.querySelector('h2')?.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (!result || !headline || (headline.top >= covered && headline.bottom <= innerHeight * IN_SIGHT)) return;
  result.scrollIntoView?.({ behavior: scrollBehavior() });
}

/** A calculator's form. Until React loads, its button submits the values as a query string, unless they are private. */
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
    // Renders synchronously: errors must exist before they are focused, and the result before it is scrolled to.
    flushSync(onSubmit);
    const form = event.currentTarget;
    // The previous result may have contained the focused button, so restore the focus.
    if (document.activeElement === document.body) {
      form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }
    if (!focusFirstError(form)) showResult();
  };

  return (
    // Browsers ignore method="dialog" outside a dialog.
    <form
      {...form}
      id={CALCULATION_FORM_ID}
      className={`${styles.form} cardEdge notPrinted`}
      method={isPrivate ? 'dialog' : undefined}
      noValidate
      onSubmit={handleSubmit}
    >
      <noscript>
        {/* Enter triggers the first submit button. Without JavaScript this disabled one sends nothing, so that what was typed is
            kept. */}
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
