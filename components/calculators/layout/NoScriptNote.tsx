import { Note } from '@/components/ui/note/Note';
import { telLink } from '@/lib/links/contactLinks';
import styles from './NoScriptNote.module.scss';

/** Shown in a browser without script: what a calculator needs, and whom to ask instead. */
export function NoScriptNote({ phone }: { phone: string }) {
  return (
    <div className={styles.note} data-pagefind-ignore>
      <Note title="This calculator needs JavaScript">
        <p>
          Please allow scripts for this website to calculate. The tables below show every rate and how each line is
          worked out; we also work it out for you at <a href={telLink(phone)}>{phone}</a>.
        </p>
      </Note>
    </div>
  );
}
