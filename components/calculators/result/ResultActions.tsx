import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { downloadBlob } from '@/lib/browser/downloads';
import styles from './ResultActions.module.scss';
import { resultCsv } from './resultCsv';
import type { CalculatorParts, ResultRest } from './resultModel';

export type ResultActionsProps = {
  result: ResultRest;
  /** With the buttons, rendered on the server; the value of each is its action. */
  parts: CalculatorParts;
};

const NOTICE_MS = 2000;

/** Print, copy the link, share it, take the figures as a file. The address already holds the input. */
export function ResultActions({ result, parts }: ResultActionsProps) {
  const { title, fileName, lines } = parts;
  const [notice, setNotice] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(location.href);
      setNotice('Copied');
      timer.current = setTimeout(() => setNotice(''), NOTICE_MS);
    } catch {
      // No permission to write: the address stays in sight, to be copied by hand.
      setNotice(location.href);
    }
  };

  const actions: Record<string, () => void> = {
    print: () => print(),
    csv: () => downloadBlob(new Blob([resultCsv(title, result, lines)], { type: 'text/csv' }), `${fileName}.csv`),
    copy,
    // Closing the share sheet is no failure; anything else falls back to the clipboard.
    share: () =>
      navigator.share({ title, url: location.href }).catch((error: Error) => {
        if (error.name !== 'AbortError') copy();
      }),
  };

  // The buttons come from the server and carry no handlers: the form learns which one was pressed.
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    actions[event.nativeEvent.submitter?.getAttribute('value') ?? '']?.();
  };

  return (
    <form className={styles.actions} data-can-share={'share' in navigator || undefined} onSubmit={handleSubmit}>
      {parts.actions}
      <p role="status">{notice}</p>
    </form>
  );
}
