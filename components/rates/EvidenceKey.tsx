import { EVIDENCE } from '@/lib/content/schemas/evidence';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { getSources } from '@/lib/server/content/loaders/sources';
import { EVIDENCE_NAMES } from '@/lib/tax/evidence';
import styles from './EvidenceKey.module.scss';

/** What each word says of a value; the first two stand unmarked. */
const MEANINGS = {
  read: 'We read the words of the law that set the value. No mark.',
  official: 'It stands on a page or in a booklet of the authority. No mark.',
  reported: 'A firm, a newspaper or somebody who quotes the law says so. We have not read the law itself.',
  disputed: 'Sources differ. The mark says what each of them has; ask before you act on it.',
} as const;

/** The key of the marks, and which laws were read. */
export function EvidenceKey() {
  const { sources } = getSources();
  const read = sources.filter(({ kind }) => kind === 'law');
  const unread = sources.filter(({ kind, heldIn }) => kind === 'quoted-law' && heldIn === undefined);
  return (
    <section id="evidence" className={styles.key} aria-labelledby="evidence-title">
      <h2 id="evidence-title" className={styles.title}>
        How we know
      </h2>
      <dl className={styles.meanings}>
        {EVIDENCE.map((is) => (
          <div key={is}>
            <dt>{EVIDENCE_NAMES[is]}</dt>
            <dd>{MEANINGS[is]}</dd>
          </div>
        ))}
      </dl>
      <p>
        A value that was read may have been changed by an Act that we have not read. These laws are known to us only
        from what others quote or report: {unread.map(({ title }) => title).join('; ')}.
      </p>
      <p>Read: {read.map(({ title, readOn }) => `${title}, on ${formatLongDate(readOn)}`).join('; ')}.</p>
    </section>
  );
}
