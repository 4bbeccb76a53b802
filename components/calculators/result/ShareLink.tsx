import type { MouseEvent, SyntheticEvent } from 'react';
import { buttonAttributes } from '@/components/ui/button/buttonAttributes';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { whatsappShareLink } from '@/lib/links/contactLinks';

type ShareLinkProps = {
  title: string;
  text: string;
  /** URL that goes along, asked for at each press. */
  url?: () => string;
  /** The device could not share; closing its sheet is no failure. */
  onFailure?: () => void;
  /** What a visitor most likely wants here. */
  isPrimary?: boolean;
  children: string;
};

/** Shares a text by what the device offers, else by WhatsApp, in a chat that the visitor picks. */
export function ShareLink({ title, text, url, onFailure, isPrimary, children }: ShareLinkProps) {
  const message = () => whatsappShareLink(url ? `${text}\n${url()}` : text);

  // The page's URL follows a result after its paint, and a comparison changes it; the browser's own menu copies the link as it is.
  const renew = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => currentTarget.setAttribute('href', message());

  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    renew(event);
    if (!('share' in navigator)) return;
    event.preventDefault();
    navigator.share({ title, text, ...(url && { url: url() }) }).catch((error: Error) => {
      if (error.name !== 'AbortError') onFailure?.();
    });
  };

  return (
    <a
      href={message()}
      rel="noopener noreferrer"
      {...buttonAttributes(isPrimary ? { variant: 'primary', fullWidth: true } : { variant: 'quiet', size: 'small' })}
      onPointerDown={renew}
      onFocus={renew}
      onClick={share}
    >
      <SvgIcon path={CLIENT_ICON_PATHS.share} />
      <span>{children}</span>
    </a>
  );
}
