import { useSay } from '#words';
import { RichSentence } from '@/components/behaviours/RichSentence';
import type { ServiceId } from '@/lib/content/schemas/services';
import { AskLink } from './AskLink';
import styles from './ImportantNote.module.scss';

type ImportantNoteProps = {
  basis: string;
  service: ServiceId;
};

/** Says of every calculator that its results are estimates, and leads to those who can look at one. */
export function ImportantNote({ basis, service }: ImportantNoteProps) {
  const say = useSay();
  return (
    <p className={styles.note} role="note" data-pagefind-ignore>
      <b>{say('Important Note')}:</b>{' '}
      <RichSentence
        of="general estimates on {basis}, not professional advice. {ask}"
        values={{ basis, ask: <AskLink service={service}>{say('Contact Us')}</AskLink> }}
      />
    </p>
  );
}
