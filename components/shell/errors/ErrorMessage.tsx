'use client';
// Part of the error boundaries, which live in the browser.

import { useEffect } from 'react';
import styles from './ErrorMessage.module.scss';

type ErrorMessageProps = {
  error: Error;
  /** Draws the page again. */
  onRetry: () => void;
};

/** What a visitor reads when a page could not be drawn: what happened, and the ways on. */
export function ErrorMessage({ error, onRetry }: ErrorMessageProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <div className={styles.message} role="alert">
      <h1>Unexpected Application Error!</h1>
      <p className={styles.text}>{error.message}</p>
      <p className={styles.actions}>
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>
        {/* A full load, since what failed may be the application itself. */}
        <a href="/">Go to the home page</a>
        <a href="/contact">Contact us</a>
      </p>
    </div>
  );
}
