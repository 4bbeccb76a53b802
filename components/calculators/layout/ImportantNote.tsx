import type { ReactNode } from 'react';
import { useTranslate } from '#words';
import { RichSentence } from '@/components/behaviours/RichSentence';
import styles from './ImportantNote.module.scss';

type ImportantNoteProps = {
  basis: string;
  /** The link to those who can look at a result. */
  children: ReactNode;
};

/** Says of every calculator that its results are estimates. */
export function ImportantNote({ basis, children }: ImportantNoteProps) {
  const translate = useTranslate();
  return (
    <p className={styles.note} role="note" data-pagefind-ignore>
      <b>{translate('Important Note')}:</b>{' '}
      <RichSentence
        of="these are general estimates based on {basis}, not professional advice. {ask}"
        values={{ basis, ask: children }}
      />
    </p>
  );
}
