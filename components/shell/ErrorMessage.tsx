'use client';

// Client component: Next renders its error boundaries in the browser.

import { useEffect } from 'react';
import { Button } from '@/components/ui/button/Button';
import { hrefIn } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';
import styles from './ErrorMessage.module.scss';

/** The props that Next passes to an error boundary. */
export type ErrorInfo = {
  error: Error;
  reset: () => void;
};

/** Shown instead of a page that failed to render. */
export function ErrorMessage({ error, reset, translate }: ErrorInfo & { translate: Translate }) {
  useEffect(() => console.error(error), [error]);
  return (
    <div className={`${styles.message} onInk band`} role="alert">
      <h1>{translate('Unexpected Application Error!')}</h1>
      <p className={`${styles.text} lead`}>{error.message}</p>
      <p className={styles.actions}>
        <Button variant="accent" onClick={reset}>
          {translate('Try again')}
        </Button>
        <a href={hrefIn('/', translate.language)}>{translate('Go to the home page')}</a>
        <a href={hrefIn('/contact', translate.language)}>{translate('Contact us')}</a>
      </p>
    </div>
  );
}
