'use client';

// Needs the browser: says for a moment that the download has begun.
import { ButtonLink } from '../button/ButtonLink';
import { TextLink } from '../link/TextLink';
import { useDownloadNotice } from './useDownloadNotice';

export type DownloadLinkProps = {
  /** Address of the file. */
  href: string;
  /** The link's own words. */
  label: string;
  /** Stands in their place for two seconds, for example 'Download started'. */
  notice: string;
  /** text: among other links; button: the action of a page. */
  look?: 'text' | 'button';
};

/** A link that saves a file and says so. */
export function DownloadLink({ href, label, notice, look = 'text' }: DownloadLinkProps) {
  const { isStarted, start } = useDownloadNotice();
  const words = <span aria-live="polite">{isStarted ? notice : label}</span>;

  return look === 'button' ? (
    <ButtonLink href={href} download variant="outline" size="small" icon="download" fullWidth onClick={start}>
      {words}
    </ButtonLink>
  ) : (
    <TextLink href={href} download size="small" icon="download" onClick={start}>
      {words}
    </TextLink>
  );
}
