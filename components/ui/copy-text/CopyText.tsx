'use client';

// Needs the browser for the clipboard. Without script the button is not shown, and the text can be selected by hand.
import { useRef, useState } from 'react';
import { Button } from '../button/Button';
import styles from './CopyText.module.scss';

type CopyTextProps = {
  text: string;
  /** Words of the button. */
  label: string;
};

/** A text to be quoted elsewhere, with a button that copies it. */
export function CopyText({ text, label }: CopyTextProps) {
  const [notice, setNotice] = useState('');
  const quote = useRef<HTMLParagraphElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setNotice('Copied');
    } catch {
      // No permission to write: the text is selected, so that one key copies it.
      if (quote.current) getSelection()?.selectAllChildren(quote.current);
      setNotice('Selected: copy it with your keyboard');
    }
  };

  return (
    <div className={styles.box}>
      <p ref={quote} className={styles.text}>
        {text}
      </p>
      <div className={styles.action}>
        <Button variant="quiet" size="small" onClick={copy}>
          {label}
        </Button>
        <span role="status">{notice}</span>
      </div>
    </div>
  );
}
