'use client';

// Next hands it the error, in the browser.

import { useEffect } from 'react';
import { useSay } from '#words';
import { Button } from '@/components/ui/button/Button';
import { hrefIn } from '@/lib/site/translatedPages';
import styles from './ErrorMessage.module.scss';

type ErrorMessageProps = {
  error: Error;
  reset: () => void;
};

/** Message in place of a page that failed to render. */
export function ErrorMessage({ error, reset }: ErrorMessageProps) {
  const say = useSay();
  useEffect(() => console.error(error), [error]);
  return (
    <div className={`${styles.message} onInk band`} role="alert">
      <h1>{say('Unexpected Application Error!')}</h1>
      <p className={`${styles.text} lead`}>{error.message}</p>
      <p className={styles.actions}>
        <Button variant="accent" onClick={reset}>
          {say('Try again')}
        </Button>
        <a href={hrefIn('/', say.language)}>{say('Go to the home page')}</a>
        <a href={hrefIn('/contact', say.language)}>{say('Contact us')}</a>
      </p>
    </div>
  );
}
