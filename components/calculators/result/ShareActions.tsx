import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { buttonAttributes } from '@/components/ui/button/buttonAttributes';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { downloadBlob, isInApp } from '@/lib/browser/downloads';
import { whatsappShareLink } from '@/lib/site/contactLinks';
import type { Translate } from '@/lib/words/translate';
import type { ResultFile, ResultPicture } from './resultModel';
import styles from './ShareActions.module.scss';

type ShareLinkProps = {
  title: string;
  text: string;
  /** URL that goes along, asked for at each press. */
  url?: () => string;
  /** The device could not share; closing its sheet is not a failure. */
  onFailure?: () => void;
  isPrimary?: boolean;
  /** Label where the device offers a sheet to share with. */
  children: string;
  /** Label where it does not, and the link leads to WhatsApp. */
  byWhatsapp: string;
  translate: Translate;
};

/**
 * Shares a text with what the device offers, otherwise with WhatsApp in a new tab, in a chat that the visitor picks.
 */
export function ShareLink({ title, text, url, onFailure, isPrimary, children, byWhatsapp, translate }: ShareLinkProps) {
  // A result is shown in the browser only.
  const canShare = 'share' in navigator;
  const message = () => whatsappShareLink(url ? `${text}\n${url()}` : text);

  // The page's URL follows a result after its paint, and a comparison changes it; the browser's own menu copies the link as it is.
  const renew = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => currentTarget.setAttribute('href', message());

  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    renew(event);
    if (!canShare) return;
    event.preventDefault();
    navigator.share({ title, text, ...(url && { url: url() }) }).catch((error: Error) => {
      if (error.name !== 'AbortError') onFailure?.();
    });
  };

  return (
    <a
      href={message()}
      target={canShare ? undefined : '_blank'}
      rel="noopener noreferrer"
      {...buttonAttributes(isPrimary ? { variant: 'primary', fullWidth: true } : { variant: 'quiet', size: 'small' })}
      onPointerDown={renew}
      onFocus={renew}
      onClick={share}
    >
      <SvgIcon path={CLIENT_ICON_PATHS.share} />
      <span>{canShare ? children : byWhatsapp}</span>
      {!canShare && <VisuallyHidden>{` (${translate('opens in a new tab')})`}</VisuallyHidden>}
    </a>
  );
}

type ActionButtonProps = {
  icon: 'print' | 'copy' | 'download' | 'share' | 'picture';
  onClick: () => void;
  children: ReactNode;
};

/** One of the things that can be done with a result. */
export function ActionButton({ icon, onClick, children }: ActionButtonProps) {
  return (
    <Button variant="quiet" size="small" icon={<SvgIcon path={CLIENT_ICON_PATHS[icon]} />} onClick={onClick}>
      {children}
    </Button>
  );
}

/**
 * Downloads a file that the page has made; returns what to say about it, which is nothing except in apps that may not
 * save files.
 */
export function saveFile(file: Blob, name: string, translate: Translate): string {
  downloadBlob(file, name);
  return isInApp()
    ? translate('This app may not be able to save files. Open the page in your browser and try again there.')
    : '';
}

export const saveCsv = (csv: string, name: string, translate: Translate): string =>
  saveFile(new Blob([csv], { type: 'text/csv' }), name, translate);

type ShareActionsProps = {
  title: string;
  announcement: string;
  csv: () => string;
  fileName: string;
  printLabel: string;
  picture?: ResultPicture | undefined;
  file?: ResultFile | undefined;
  translate: Translate;
};

const NOTICE_MS = 2000;

/**
 * Shares the result as a picture with what the device offers, otherwise saves it; returns what to say about it. Its
 * code comes with the first press.
 */
async function sharePicture(
  picture: ResultPicture,
  { fileName, title, text, translate }: { fileName: string; title: string; text: string; translate: Translate },
): Promise<string> {
  try {
    const { drawResultPicture } = await import('./resultPicture');
    const file = new File([await drawResultPicture(picture)], `${fileName}.png`, { type: 'image/png' });
    if (!navigator.canShare?.({ files: [file] })) return saveFile(file, file.name, translate);
    await navigator.share({ files: [file], title, text: `${text}\n${location.href}` });
    return '';
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? '' : translate('The picture could not be made. Please try again.');
  }
}

/**
 * Share with what the device offers, otherwise with WhatsApp; as a picture; copy the link, print, download the CSV
 * file. The URL already contains the input.
 */
export function ShareActions({
  title,
  announcement,
  csv,
  fileName,
  printLabel,
  picture,
  file,
  translate,
}: ShareActionsProps) {
  const [notice, setNotice] = useState('');
  const text = `${title}. ${announcement}`;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const copy = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(location.href);
      setNotice(translate('Copied'));
      timer.current = setTimeout(() => setNotice(''), NOTICE_MS);
    } catch {
      // No permission to write: the URL stays in sight, to be copied by hand.
      setNotice(location.href);
    }
  };

  const tell = (words: string) => {
    clearTimeout(timer.current);
    setNotice(words);
  };

  return (
    <div className={`${styles.actions} notPrinted`}>
      <ShareLink
        translate={translate}
        title={title}
        text={text}
        url={() => location.href}
        onFailure={copy}
        isPrimary
        byWhatsapp={translate('Share by WhatsApp')}
      >
        {translate('Share')}
      </ShareLink>
      {picture && (
        <ActionButton
          icon="picture"
          onClick={async () => tell(await sharePicture(picture, { fileName, title, text, translate }))}
        >
          {translate('Picture')}
        </ActionButton>
      )}
      <ActionButton icon="copy" onClick={copy}>
        {translate('Copy link')}
      </ActionButton>
      <ActionButton icon="print" onClick={() => print()}>
        {printLabel}
      </ActionButton>
      <ActionButton icon="download" onClick={() => tell(saveCsv(csv(), `${fileName}.csv`, translate))}>
        CSV
      </ActionButton>
      {file && (
        <ActionButton
          icon="download"
          onClick={() => tell(saveFile(new Blob([file.text()], { type: file.type }), file.name, translate))}
        >
          {file.label}
        </ActionButton>
      )}
      <p role="status">{notice}</p>
    </div>
  );
}
