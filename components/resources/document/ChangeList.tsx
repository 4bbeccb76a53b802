import type { LawChange } from '@/lib/server/resources/changes';
import styles from './ChangeList.module.scss';

function Change({ change }: { change: LawChange }) {
  const { id, title, detail, who, section, from, hasOwnDay, act, replacedBy } = change;
  return (
    <li className={styles.change} id={id}>
      <h3 className={styles.title}>
        <a href={`#${id}`} className={styles.permalink}>
          {title}
        </a>
      </h3>
      <p>{detail}</p>
      <dl className={styles.facts}>
        {hasOwnDay && (
          <div>
            <dt>From</dt>
            <dd>{from}</dd>
          </div>
        )}
        <div>
          <dt>Concerns</dt>
          <dd>{who}</dd>
        </div>
        {section && (
          <div>
            <dt>Where</dt>
            <dd>{section}</dd>
          </div>
        )}
        {act && (
          <div>
            <dt>Amends</dt>
            <dd>
              <a href={act.path} className={styles.act}>
                {act.title}
              </a>
            </dd>
          </div>
        )}
        {replacedBy && (
          <div>
            <dt>Changed later by</dt>
            <dd>
              <a href={replacedBy.path} className={styles.act}>
                {replacedBy.title}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

/** What a Finance Act changed, each with a permalink. */
export function ChangeList({ changes }: { changes: readonly LawChange[] }) {
  return (
    <ul role="list" className={styles.changes}>
      {changes.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </ul>
  );
}
