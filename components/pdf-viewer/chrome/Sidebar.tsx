import { useId } from 'react';
import { TabPanel, Tabs } from '@/components/ui/Tabs';
import type { OutlineEntry } from '../session/viewerState';
import outlineStyles from './Outline.module.scss';
import styles from './Sidebar.module.scss';
import { Thumbnails } from './Thumbnails';
import { ToolButton, ViewerIcon } from './ToolButton';
import { useViewer } from './viewerContext';

function Entries({ entries }: { entries: readonly OutlineEntry[] }) {
  const { session } = useViewer();

  return (
    <ul className={outlineStyles.list} role="list">
      {entries.map(({ title, dest, url, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an outline never changes, and its entries have no ids.
        <li key={index}>
          {url ? (
            <a
              className={`${outlineStyles.entry} target focusInside caption`}
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow"
            >
              {title}
            </a>
          ) : (
            title.trim() && (
              <button
                type="button"
                className={`${outlineStyles.entry} target focusInside caption`}
                disabled={!dest}
                onClick={() => dest && session.goTo(dest)}
              >
                {title}
              </button>
            )
          )}
          {items.length > 0 && <Entries entries={items} />}
        </li>
      ))}
    </ul>
  );
}

/** The document's attachments, each of which downloads on click. */
function Attachments() {
  const { session, state } = useViewer();
  const id = useId();

  return (
    <section className={outlineStyles.outline} aria-labelledby={id}>
      <h3 id={id} className={`${outlineStyles.heading} ui strong`}>
        Attached files
      </h3>
      <ul role="list">
        {state.attachments.map((attachment) => (
          <li key={attachment.id}>
            <button
              type="button"
              className={`${outlineStyles.entry} target focusInside caption`}
              aria-label={`Download ${attachment.name}`}
              title={attachment.description}
              onClick={() => void session.saveAttachment(attachment)}
            >
              <ViewerIcon name="download" />
              <span className={outlineStyles.file}>{attachment.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const TABS = [
  { id: 'pages', label: 'Pages' },
  { id: 'outline', label: 'Contents' },
] as const;

const ID_PREFIX = 'viewer';

/** Thumbnails and, if the document has them, its outline and attachments. A drawer if there is no room beside the pages. */
export function Sidebar({ isDrawer }: { isDrawer: boolean }) {
  const { session, state, setSidebarOpen } = useViewer();
  const { pageCount, pageNumber, rotation, isPainted, outline, attachments } = state;
  const pages = <Thumbnails {...{ session, pageCount, rotation }} current={pageNumber} canDraw={isPainted} />;
  const panel = { idPrefix: ID_PREFIX, isFocusable: false };

  return (
    <aside className={styles.sidebar} aria-label="Pages and contents">
      {isDrawer && (
        <div className={styles.close}>
          <ToolButton icon="close" label="Close pages and contents" onClick={() => setSidebarOpen(false)} />
        </div>
      )}
      {outline.length + attachments.length === 0 ? (
        <div className={styles.scroll}>{pages}</div>
      ) : (
        <tab-set className={styles.set}>
          <div className={styles.tabs}>
            <Tabs label="Pages and contents" tabs={TABS} idPrefix={ID_PREFIX} />
          </div>
          <div className={styles.scroll}>
            <TabPanel {...panel} id="pages" isSelected>
              {pages}
            </TabPanel>
            <TabPanel {...panel} id="outline" isSelected={false}>
              <div className={outlineStyles.outline}>
                <Entries entries={outline} />
              </div>
              {attachments.length > 0 && <Attachments />}
            </TabPanel>
          </div>
        </tab-set>
      )}
    </aside>
  );
}
