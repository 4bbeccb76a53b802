import { useId, useState } from 'react';
import { TabPanel, Tabs } from '@/components/ui/Tabs';
import { ToolButton, ViewerIcon } from '../chrome/ToolButton';
import { useViewer } from '../chrome/viewerContext';
import { VIEWER_TEXTS } from '../chrome/viewerTexts';
import type { OutlineEntry } from '../session/outlineEntries';
import outlineStyles from './Outline.module.scss';
import styles from './Sidebar.module.scss';
import { Thumbnails } from './Thumbnails';

function Entries({ entries }: { entries: readonly OutlineEntry[] }) {
  const { session } = useViewer();

  return (
    <ul className={outlineStyles.list} role="list">
      {entries.map(({ key, title, destination, url, entries: below }) => (
        <li key={key}>
          {url ? (
            <a className={outlineStyles.entry} href={url} target="_blank" rel="noopener noreferrer nofollow">
              {title}
            </a>
          ) : (
            <button
              type="button"
              className={outlineStyles.entry}
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
function Outline() {
  const { state } = useViewer();
  return (
    <div className={outlineStyles.outline}>
      <Entries entries={state.outline} />
    </div>
  );
}

/** The files inside the document, by their names: a click downloads one. */
function Attachments() {
  const { session, state } = useViewer();
  const id = useId();

  return (
    <section className={outlineStyles.outline} aria-labelledby={id}>
      <h3 id={id} className={outlineStyles.heading}>
        {VIEWER_TEXTS.attachments}
      </h3>
      <ul role="list">
        {state.attachments.map((attachment) => (
          <li key={attachment.id}>
            <button
              type="button"
              className={outlineStyles.entry}
              aria-label={VIEWER_TEXTS.downloadAttachment(attachment.name)}
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
  { id: 'pages', label: VIEWER_TEXTS.pagesTab },
  { id: 'outline', label: VIEWER_TEXTS.outlineTab },
] as const;

type TabId = (typeof TABS)[number]['id'];

const ID_PREFIX = 'viewer';

/** Thumbnails, and the outline and attached files where the document has them; a drawer where it has no room of its own. */
export function Sidebar({ isDrawer }: { isDrawer: boolean }) {
  const { session, state, setSidebarOpen } = useViewer();
  const [tab, setTab] = useState<TabId>('pages');
  const { pageCount, pageNumber, rotation, isPainted, outline, attachments } = state;
  const pages = <Thumbnails {...{ session, pageCount, rotation }} current={pageNumber} canDraw={isPainted} />;
  const panel = { idPrefix: ID_PREFIX, selected: tab, isFocusable: false };

  return (
    <aside className={styles.sidebar} aria-label={VIEWER_TEXTS.sidebar}>
      {isDrawer && (
        <div className={styles.close}>
          <ToolButton icon="close" label={VIEWER_TEXTS.closeSidebar} onClick={() => setSidebarOpen(false)} />
        </div>
      )}
      {outline.length + attachments.length === 0 ? (
        <div className={styles.scroll}>{pages}</div>
      ) : (
        <>
          <div className={styles.tabs}>
            <Tabs label={VIEWER_TEXTS.sidebar} tabs={TABS} selected={tab} onSelect={setTab} idPrefix={ID_PREFIX} />
          </div>
          <div className={styles.scroll}>
            <TabPanel id="pages" {...panel}>
              {pages}
            </TabPanel>
            <TabPanel id="outline" {...panel}>
              <Outline />
              {attachments.length > 0 && <Attachments />}
            </TabPanel>
          </div>
        </>
      )}
    </aside>
  );
}
