import type { ReactNode } from 'react';
import { RichSentence } from '@/components/shared/RichSentence';
import type { Translate } from '@/lib/words/translate';
import styles from './ImportantNote.module.scss';

type ImportantNoteProps = {
  basis: string;
  /** Link to someone who can check the result. */
  children: ReactNode;
  translate: Translate;
};

/** Disclaimer on every calculator that its results are estimates. */
export function ImportantNote({ basis, children, translate }: ImportantNoteProps) {
  return (
    <p className={`${styles.note} small`} role="note" data-pagefind-ignore>
      <b>{translate('Important Note')}:</b>{' '}
      <RichSentence
        text={translate('these are general estimates based on {basis}, not professional advice. {ask}')}
        values={{ basis, ask: children }}
      />
    </p>
  );
}
