'use client';

// Part of the error boundaries, which live in the browser.

import { useEffect } from 'react';
import { here } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import styles from './ErrorMessage.module.scss';

type ErrorMessageProps = {
  error: Error;
  /** Renders the page again. */
  onRetry: () => void;
};

/** Message in place of a page that failed to render. */
export function ErrorMessage({ error, onRetry }: ErrorMessageProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <div className={styles.message} role="alert">
      <div className={styles.inner}>
        <h1>{say('Unexpected Application Error!')}</h1>
        <p className={styles.text}>{error.message}</p>
        <p className={styles.actions}>
          <button type="button" className={styles.retry} onClick={onRetry}>
            {say('Try again')}
          </button>
          {/* A full load, since what failed may be the application itself. */}
          <a href={here('/')} target="_self">
            {say('Go to the home page')}
          </a>
          <a href={here('/contact')} target="_self">
            {say('Contact us')}
          </a>
        </p>
      </div>
    </div>
  );
}
