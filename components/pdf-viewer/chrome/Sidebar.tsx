import { useState } from 'react';
import { TabPanel, Tabs } from '@/components/ui/tabs/Tabs';
import { Outline } from './Outline';
import styles from './Sidebar.module.scss';
import { Thumbnails } from './Thumbnails';
import { ToolButton } from './ToolButton';
import { useViewer } from './viewerContext';
import { VIEWER_TEXTS } from './viewerTexts';

const TABS = [
  { id: 'pages', label: VIEWER_TEXTS.pagesTab },
  { id: 'outline', label: VIEWER_TEXTS.outlineTab },
] as const;

type TabId = (typeof TABS)[number]['id'];

const ID_PREFIX = 'viewer';

/** Thumbnails, and the outline where the document has one. Below 1024 px a drawer. */
export function Sidebar({ isDrawer }: { isDrawer: boolean }) {
  const { session, state, setSidebarOpen } = useViewer();
  const [tab, setTab] = useState<TabId>('pages');
  const pages = (
    <Thumbnails session={session} pageCount={state.pageCount} current={state.pageNumber} canDraw={state.isPainted} />
  );
  const panel = { idPrefix: ID_PREFIX, selected: tab, isFocusable: false };

  return (
    <aside className={styles.sidebar} aria-label={VIEWER_TEXTS.sidebar}>
      {isDrawer && (
        <div className={styles.close}>
          <ToolButton icon="close" label={VIEWER_TEXTS.closeSidebar} onClick={() => setSidebarOpen(false)} />
        </div>
      )}
      {state.outline.length === 0 ? (
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
            </TabPanel>
          </div>
        </>
      )}
    </aside>
  );
}
