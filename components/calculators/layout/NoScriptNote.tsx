import type { ReactNode } from 'react';
import { useSay } from '#words';
import { Note } from '@/components/ui/Note';
import { telLink } from '@/lib/links/contactLinks';
import styles from './NoScriptNote.module.scss';

type NoScriptNoteProps = {
  phone: string;
  title?: string;
  /** What the page offers without script; the phone number ends the sentence. */
  children?: ReactNode;
};

const CALCULATOR_TEXT = 'The tables below show every rate and rule. We can also work it out for you:';

/** Shown in a browser without script: what a calculator needs, and whom to ask instead. */
export function NoScriptNote({ phone, title, children }: NoScriptNoteProps) {
  const say = useSay();
  return (
    <div className={styles.note} data-pagefind-ignore>
      <Note title={title ?? say('This calculator needs JavaScript')}>
        <p>
          {children ?? say(CALCULATOR_TEXT)} <a href={telLink(phone)}>{phone}</a>.
        </p>
      </Note>
    </div>
  );
}
