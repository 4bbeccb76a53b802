import { DownloadLink } from '../host/DownloadLink';
import { OPENING_TEXTS } from '../host/openingTexts';
import { ViewerTitle } from '../host/ViewerTitle';
import { useViewer } from '../viewerContext';
import { FindButton } from './FindButton';
import styles from './PhoneBars.module.scss';
import { ToolButton } from './ToolButton';

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
