import { DownloadLink } from './DownloadLink';
import { FindButton } from './FindButton';
import { OPENING_TEXTS } from './openingTexts';
import styles from './PhoneBars.module.scss';
import { ToolButton } from './ToolButton';
import { ViewerTitle } from './ViewerTitle';
import { useViewer } from './viewerContext';

/** Above the document on a phone: close, title, find, download. */
export function PhoneTopBar() {
  const { document, state, requestClose } = useViewer();

  return (
    <div className={styles.top}>
      <ToolButton icon="close" label={OPENING_TEXTS.close} onClick={requestClose} />
      <div className={styles.title}>
        <ViewerTitle document={document} />
      </div>
      {state.phase === 'ready' && <FindButton />}
      <DownloadLink />
    </div>
  );
}
