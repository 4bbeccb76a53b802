import type { ReactNode } from 'react';
import { useSay } from '#words';
import { RichSentence } from '@/components/behaviours/RichSentence';
import styles from './ImportantNote.module.scss';

type ImportantNoteProps = {
  basis: string;
  /** The link to those who can look at a result. */
  children: ReactNode;
};

/** Says of every calculator that its results are estimates. */
export function ImportantNote({ basis, children }: ImportantNoteProps) {
  const say = useSay();
  return (
    <p className={`${styles.note} small`} role="note" data-pagefind-ignore>
      <b>{say('Important Note')}:</b>{' '}
      <RichSentence
        of="these are general estimates based on {basis}, not professional advice. {ask}"
        values={{ basis, ask: children }}
      />
    </p>
  );
}
