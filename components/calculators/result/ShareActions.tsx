import { useEffect, useRef, useState } from 'react';
import { useSay } from '#words';
import type { Say } from '@/lib/words/say';
import { ActionButton } from './ActionButton';
import type { ResultFile, ResultPicture } from './resultModel';
import styles from './ShareActions.module.scss';
import { ShareLink } from './ShareLink';
import { saveCsv, saveFile } from './saveFile';

type ShareActionsProps = {
  /** Name of the shared result. */
  title: string;
  /** The result in one sentence. */
  announcement: string;
  /** Text of the CSV file, made when it is asked for. */
  csv: () => string;
  /** Name of the CSV file without its ending. */
  fileName: string;
  printLabel: string;
  picture?: ResultPicture | undefined;
  /** Another file of the result. */
  file?: ResultFile | undefined;
};

const NOTICE_MS = 2000;

/** Shares the result as a picture by what the device offers, else saves it; gives what to say of it. Its code comes with the first press. */
async function sharePicture(
  picture: ResultPicture,
  { fileName, title, text, say }: { fileName: string; title: string; text: string; say: Say },
): Promise<string> {
  try {
    const { drawResultPicture } = await import('./resultPicture');
    const file = new File([await drawResultPicture(picture)], `${fileName}.png`, { type: 'image/png' });
    if (!navigator.canShare?.({ files: [file] })) return saveFile(file, file.name, say);
    await navigator.share({ files: [file], title, text: `${text}\n${location.href}` });
    return '';
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? '' : say('The picture could not be made. Please try again.');
  }
}

/**
 * Share by what the device offers, else by WhatsApp; as a picture; copy the link, print, download the CSV file. The URL already
 * holds the input.
 */
export function ShareActions({ title, announcement, csv, fileName, printLabel, picture, file }: ShareActionsProps) {
  const say = useSay();
  const [notice, setNotice] = useState('');
  const text = `${title}. ${announcement}`;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(location.href);
      setNotice(say('Copied'));
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
    <div className={styles.actions}>
      <ShareLink title={title} text={text} url={() => location.href} onFailure={copy} isPrimary>
        {say('Share')}
      </ShareLink>
      {picture && (
        <ActionButton
          icon="picture"
          onClick={async () => tell(await sharePicture(picture, { fileName, title, text, say }))}
        >
          {say('Picture')}
        </ActionButton>
      )}
      <ActionButton icon="copy" onClick={copy}>
        {say('Copy link')}
      </ActionButton>
      <ActionButton icon="print" onClick={() => print()}>
        {printLabel}
      </ActionButton>
      <ActionButton icon="download" onClick={() => tell(saveCsv(csv(), `${fileName}.csv`, say))}>
        CSV
      </ActionButton>
      {file && (
        <ActionButton
          icon="download"
          onClick={() => tell(saveFile(new Blob([file.text()], { type: file.type }), file.name, say))}
        >
          {file.label}
        </ActionButton>
      )}
      <p role="status">{notice}</p>
    </div>
  );
}
