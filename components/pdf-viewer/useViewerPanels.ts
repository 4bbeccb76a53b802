import { useState } from 'react';
import type { ViewerTarget } from './host/viewerAddress';
import type { Session } from './session/createSession';
import { useIsBelow } from './useIsBelow';

/** What stands open around the pages: the sidebar at first where it has a place of its own, the find bar where the address names words. */
export function useViewerPanels(session: Session | undefined, target: ViewerTarget) {
  const isDrawer = useIsBelow('large');
  const isPhone = useIsBelow('medium');
  const [isSidebarOpen, setSidebarOpen] = useState(!isDrawer);
  const [isFindOpen, setFindOpen] = useState(Boolean(target.find));

  const openFind = () => setFindOpen(true);
  const closeFind = () => {
    setFindOpen(false);
    session?.endFind();
    session?.focusPages();
  };

  return { isDrawer, isPhone, isSidebarOpen, setSidebarOpen, isFindOpen, openFind, closeFind };
}
