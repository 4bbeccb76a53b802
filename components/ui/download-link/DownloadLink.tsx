'use client';
// Needs the browser: its label changes for two seconds after a click.

import { useEffect, useState } from 'react';
import { ButtonLink } from '../button/ButtonLink';
import { TextLink } from '../link/TextLink';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

export type DownloadLinkProps = {
  /** URL of the file. */
  href: string;
  label: string;
  /** Replaces the label for two seconds after a click, for example 'Download started'. */
  notice: string;
  /** text: among other links; button: the action of a page. */
  variant?: 'text' | 'button';
};

/** How long the notice replaces a link's label. */
const DOWNLOAD_NOTICE_MS = 2000;

/** True for two seconds after each start; `start` goes on the link's click. */
function useDownloadNotice(): { starts: number; isStarted: boolean; start: () => void } {
  // Counted, so that a second click restarts the timer.
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

/** A link that downloads a file and confirms that in its label, and from the first time on to screen readers. */
export function DownloadLink({ href, label, notice, variant = 'text' }: DownloadLinkProps) {
  const { starts, isStarted, start } = useDownloadNotice();
  const link = {
    href,
    download: true,
    size: 'small',
    icon: 'download',
    onClick: start,
  } as const;
  const text = isStarted ? notice : label;

  return (
    <>
      {variant === 'button' ? (
        <ButtonLink {...link} variant="outline" fullWidth>
          {text}
        </ButtonLink>
      ) : (
        <TextLink {...link}>{text}</TextLink>
      )}
      {starts > 0 && <VisuallyHidden role="status">{isStarted && notice}</VisuallyHidden>}
    </>
  );
}
