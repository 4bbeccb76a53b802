import { Note } from '@/components/ui/note/Note';
import { telLink } from '@/lib/links/contactLinks';
import { getFirm } from '@/lib/server/content/loaders/firm';
import styles from './ScriptNeeded.module.scss';

/** What a calculator needs, for a browser without script. */
export function ScriptNeeded() {
  const { phone } = getFirm();
  return (
    <div className={styles.needed}>
      <Note title="This calculator needs JavaScript">
        <p>
          Please allow scripts for this website to calculate. The tables below show every rate and how each line is
          worked out; we also work it out for you at <a href={telLink(phone)}>{phone}</a>.
        </p>
      </Note>
    </div>
  );
}
