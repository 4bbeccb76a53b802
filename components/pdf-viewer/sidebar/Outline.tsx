import { useViewer } from '../chrome/viewerContext';
import type { OutlineEntry } from '../session/outlineEntries';
import styles from './Outline.module.scss';

function Entries({ entries }: { entries: readonly OutlineEntry[] }) {
  const { session } = useViewer();

  return (
    <ul className={styles.list} role="list">
      {entries.map(({ key, title, destination, url, entries: below }) => (
        <li key={key}>
          {url ? (
            <a className={styles.entry} href={url} target="_blank" rel="noopener noreferrer nofollow">
              {title}
            </a>
          ) : (
            <button
              type="button"
              className={styles.entry}
              disabled={!destination}
              onClick={() => destination && session.goTo(destination)}
            >
              {title}
            </button>
          )}
          {below.length > 0 && <Entries entries={below} />}
        </li>
      ))}
    </ul>
  );
}

/** The document's own outline. */
export function Outline() {
  const { state } = useViewer();
  return (
    <div className={styles.outline}>
      <Entries entries={state.outline} />
    </div>
  );
}
