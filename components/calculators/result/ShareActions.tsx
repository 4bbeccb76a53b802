import { useEffect, useRef, useState } from 'react';
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

/** Send by WhatsApp, share, copy the link, print, download the CSV file. The URL already holds the input. */
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

  // Closing the share sheet is no failure; anything else falls back to the clipboard.
  const share = () =>
    navigator.share({ title, url: location.href }).catch((error: Error) => {
      if (error.name !== 'AbortError') copy();
    });

  const message = () => whatsappShareLink(`${title}. ${announcement}\n${location.href}`);

  const download = () => downloadBlob(new Blob([csv()], { type: 'text/csv' }), `${fileName}.csv`);

  return (
    <div className={styles.actions}>
      <a
        href={message()}
        rel="noopener noreferrer"
        {...buttonAttributes({ variant: 'quiet', size: 'small' })}
        // The URL may have changed since, by a comparison.
        onClick={(event) => event.currentTarget.setAttribute('href', message())}
      >
        <SvgIcon path={CLIENT_ICON_PATHS.whatsapp} />
        <span>WhatsApp</span>
      </a>
      {'share' in navigator && (
        <ActionButton icon="share" onClick={share}>
          Share
        </ActionButton>
      )}
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
