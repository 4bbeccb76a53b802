import { ButtonLink } from '../button/ButtonLink';
import { TextLink } from '../link/TextLink';

export type DownloadLinkProps = {
  /** URL of the file. */
  href: string;
  label: string;
  /** Replaces the label for two seconds after a click, for example 'Download started'. */
  notice: string;
  /** text: among other links; button: the action of a page. */
  variant?: 'text' | 'button';
};

/** A link that downloads a file. An inline script of every page confirms that (lib/browser/page-start/tellDownloads.ts). */
export function DownloadLink({ href, label, notice, variant = 'text' }: DownloadLinkProps) {
  const link = { href, download: true, size: 'small', icon: 'download', 'data-notice': notice } as const;
  return variant === 'button' ? (
    <ButtonLink {...link} variant="outline" fullWidth>
      {label}
    </ButtonLink>
  ) : (
    <TextLink {...link}>{label}</TextLink>
  );
}
