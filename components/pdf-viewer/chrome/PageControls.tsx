import { useViewer } from '../viewerContext';
import { VIEWER_TEXTS } from '../viewerTexts';
import styles from './Controls.module.scss';
import { PageField } from './PageField';
import { ToolButton } from './ToolButton';

/** Previous page, the page that is shown, next page. */
export function PageControls() {
  const { session, state } = useViewer();

  return (
    <div className={styles.controls}>
      <ToolButton
        icon="arrow-up"
        label={VIEWER_TEXTS.previousPage}
        isDisabled={state.pageNumber <= 1}
        onClick={session.previousPage}
      />
      <PageField key={state.pageNumber} />
      <span className={styles.words}>{VIEWER_TEXTS.ofPages(state.pageCount)}</span>
      <ToolButton
        icon="chevron-down"
        label={VIEWER_TEXTS.nextPage}
        isDisabled={state.pageNumber >= state.pageCount}
        onClick={session.nextPage}
      />
    </div>
  );
}
