import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { buttonAttributes } from '@/components/ui/button/buttonAttributes';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { downloadBlob } from '@/lib/browser/downloads';
import { whatsappShareLink } from '@/lib/links/contactLinks';
import { ActionButton } from './ActionButton';
import styles from './ShareActions.module.scss';

type ShareActionsProps = {
  /** What is shared: its name. */
  title: string;
  /** The result in one sentence. */
  announcement: string;
  /** Text of the CSV file, made when it is asked for. */
  csv: () => string;
  /** Name of the CSV file without its ending. */
  fileName: string;
  printLabel: string;
};

const NOTICE_MS = 2000;

/** Share by what the device offers, else by WhatsApp; copy the link, print, download the CSV file. The URL already holds the input. */
export function ShareActions({ title, announcement, csv, fileName, printLabel }: ShareActionsProps) {
  const [notice, setNotice] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(location.href);
      setNotice('Copied');
      timer.current = setTimeout(() => setNotice(''), NOTICE_MS);
    } catch {
      // No permission to write: the URL stays in sight, to be copied by hand.
      setNotice(location.href);
    }
  };

  const words = `${title}. ${announcement}`;
  const message = () => whatsappShareLink(`${words}\n${location.href}`);

  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    // The URL may have changed since, by a comparison.
    event.currentTarget.setAttribute('href', message());
    if (!('share' in navigator)) return;
    event.preventDefault();
    // Closing the share sheet is no failure; anything else falls back to the clipboard.
    navigator.share({ title, text: words, url: location.href }).catch((error: Error) => {
      if (error.name !== 'AbortError') copy();
    });
  };

  const download = () => downloadBlob(new Blob([csv()], { type: 'text/csv' }), `${fileName}.csv`);

  return (
    <div className={styles.actions}>
      <a
        href={message()}
        rel="noopener noreferrer"
        {...buttonAttributes({ variant: 'quiet', size: 'small' })}
        onClick={share}
      >
        <SvgIcon path={CLIENT_ICON_PATHS.share} />
        <span>Share</span>
      </a>
      <ActionButton icon="copy" onClick={copy}>
        Copy link
      </ActionButton>
      <ActionButton icon="print" onClick={() => print()}>
        {printLabel}
      </ActionButton>
      <ActionButton icon="download" onClick={download}>
        CSV
      </ActionButton>
      <p role="status">{notice}</p>
    </div>
  );
}
