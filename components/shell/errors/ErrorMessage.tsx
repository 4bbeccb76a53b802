'use client';
// Part of the error boundaries, which live in the browser.

import { useEffect } from 'react';
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
    <div className={styles.message} role="alert" data-head="reading">
      <h1>Unexpected Application Error!</h1>
      <p className={styles.text}>{error.message}</p>
      <p className={styles.actions}>
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>
        {/* A full load, since what failed may be the application itself. */}
        <a href="/" target="_self">
          Go to the home page
        </a>
        <a href="/contact" target="_self">
          Contact us
        </a>
      </p>
    </div>
  );
}
