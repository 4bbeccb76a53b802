import { useEffect, useState } from 'react';

/** How long a notice stands in place of a link's words. */
export const DOWNLOAD_NOTICE_MS = 2000;

/** True for two seconds after each start; `start` goes on the link's click. */
export function useDownloadNotice(): { isStarted: boolean; start: () => void } {
  // A number that grows, so that a second click begins the time anew.
  const [starts, setStarts] = useState(0);
  const [isStarted, setIsStarted] = useState(false);

  useEffect(() => {
    if (starts === 0) return;
    setIsStarted(true);
    const timer = setTimeout(() => setIsStarted(false), DOWNLOAD_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [starts]);

  return { isStarted, start: () => setStarts((count) => count + 1) };
}
