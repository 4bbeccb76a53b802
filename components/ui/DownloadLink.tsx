'use client';
// Client component: the label changes for two seconds after a click.

import { useEffect, useState } from 'react';
import { TextLink } from './TextLink';
import { VisuallyHidden } from './VisuallyHidden';

type DownloadLinkProps = {
  href: string;
  label: string;
  /** Shown instead of the label for two seconds after a click, for example 'Download started'. */
  notice: string;
  /** File type and size, shown in the tooltip. */
  facts?: string | undefined;
};

const DOWNLOAD_NOTICE_MS = 2000;

/** `isStarted` is true for two seconds after each click; `start` is the link's click handler. */
function useDownloadNotice(): { starts: number; isStarted: boolean; start: () => void } {
  // A counter, so that a second click restarts the timer.
  const [starts, setStarts] = useState(0);
  const [isStarted, setIsStarted] = useState(false);

  useEffect(() => {
    if (starts === 0) return;
    setIsStarted(true);
    const timer = setTimeout(() => setIsStarted(false), DOWNLOAD_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [starts]);

  return { starts, isStarted, start: () => setStarts((count) => count + 1) };
}

/** A download link whose label confirms that the download has started, also to screen readers. */
export function DownloadLink({ href, label, notice, facts }: DownloadLinkProps) {
  const { starts, isStarted, start } = useDownloadNotice();
  return (
    <>
      <TextLink href={href} download title={facts} size="small" icon="download" onClick={start}>
        {isStarted ? notice : label}
      </TextLink>
      {starts > 0 && <VisuallyHidden role="status">{isStarted && notice}</VisuallyHidden>}
    </>
  );
}
