import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { buttonAttributes } from '@/components/ui/button/buttonAttributes';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { downloadBlob, isInApp } from '@/lib/browser/downloads';
import { whatsappShareLink } from '@/lib/site/contactLinks';
import { RESULT_ID } from '@/lib/site/resultId';
import type { Translate } from '@/lib/words/translate';
import type { ResultFile, ResultPicture } from './resultModel';
import styles from './ShareActions.module.scss';

type ShareLinkProps = {
  title: string;
  text: string;
  /** URL to share, read on every press. */
  url?: () => string;
  /** Called if sharing failed. Dismissing the share sheet is not a failure. */
  onFailure?: () => void;
  isPrimary?: boolean;
  /** Label on devices with a share sheet. */
  children: string;
  /** Label on other devices, where the link opens WhatsApp. */
  byWhatsapp: string;
  translate: Translate;
};

/**
 * Shares text through the device's share sheet or, if there is none, through WhatsApp in a new tab, where the visitor picks the
 * chat.
 */
export function ShareLink({ title, text, url, onFailure, isPrimary, children, byWhatsapp, translate }: ShareLinkProps) {
  // Safe, because results are rendered only in the browser.
  const canShare = 'share' in navigator;
  const message = () => whatsappShareLink(url ? `${text}\n${url()}` : text);

  // Updates the link before it is used: the page's URL changes after a result is painted and when salaries are compared, and the
  // browser's context menu copies the link as it is.
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

/** A button for an action on the result. */
export function ActionButton({ icon, onClick, children }: ActionButtonProps) {
  return (
    <Button variant="quiet" size="small" icon={<SvgIcon path={CLIENT_ICON_PATHS[icon]} />} onClick={onClick}>
      {children}
    </Button>
  );
}

/** Downloads a generated file. Returns a notice for the visitor, which is empty except in apps that cannot save files. */
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

/** Returns the page's URL, which contains the input, with the fragment of the result, so that it opens there. */
function resultUrl(): string {
  const url = new URL(location.href);
  url.hash = RESULT_ID;
  return url.href;
}

/**
 * Shares the result as an image through the share sheet, or saves it if there is none. Returns a notice. The code for the image is
 * loaded on first use.
 */
async function sharePicture(
  picture: ResultPicture,
  { fileName, title, text, translate }: { fileName: string; title: string; text: string; translate: Translate },
): Promise<string> {
  try {
    const { drawResultPicture } = await import('./resultPicture');
    const file = new File([await drawResultPicture(picture)], `${fileName}.png`, { type: 'image/png' });
    if (!navigator.canShare?.({ files: [file] })) return saveFile(file, file.name, translate);
    await navigator.share({ files: [file], title, text: `${text}\n${resultUrl()}` });
    return '';
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? '' : translate('The picture could not be made. Please try again.');
  }
}

/** Actions on a result: share, share as an image, copy the link, print, download as CSV. */
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
      await navigator.clipboard.writeText(resultUrl());
      setNotice(translate('Copied'));
      timer.current = setTimeout(() => setNotice(''), NOTICE_MS);
    } catch {
      // Without permission to write to the clipboard, show the URL so that it can be copied by hand.
      setNotice(resultUrl());
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
        url={resultUrl}
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
