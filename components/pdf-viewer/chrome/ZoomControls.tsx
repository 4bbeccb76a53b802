import { canZoom, listedZoom, percentOf, ZOOM_FACTORS } from '../session/zoom';
import styles from './Controls.module.scss';
import { ToolButton } from './ToolButton';
import { useViewer } from './viewerContext';
import { VIEWER_TEXTS } from './viewerTexts';

/** Makes the pages smaller; cannot be pressed where they are as small as can be. */
export function ZoomOutButton() {
  const { session, state } = useViewer();
  const isDisabled = !canZoom(state.zoom.factor).out;
  return <ToolButton icon="minus" label={VIEWER_TEXTS.zoomOut} isDisabled={isDisabled} onClick={session.zoomOut} />;
}

/** Makes the pages larger; cannot be pressed where they are as large as can be. */
export function ZoomInButton() {
  const { session, state } = useViewer();
  const isDisabled = !canZoom(state.zoom.factor).in;
  return <ToolButton icon="plus" label={VIEWER_TEXTS.zoomIn} isDisabled={isDisabled} onClick={session.zoomIn} />;
}

/** Zoom out, the zoom over the list of zooms, zoom in. */
export function ZoomControls() {
  const { session, state } = useViewer();
  const percent = percentOf(state.zoom.factor);

  return (
    <div className={styles.controls}>
      <ZoomOutButton />
      <div className={styles.zoom}>
        <span className={styles.words} aria-hidden="true">
          {percent}
        </span>
        <select
          className={styles.zoomList}
          aria-label={VIEWER_TEXTS.zoom}
          value={listedZoom(state.zoom.value, state.zoom.factor) ?? 'own'}
          onChange={(event) => session.zoomTo(event.currentTarget.value)}
        >
          <option value="page-width">{VIEWER_TEXTS.fitWidth}</option>
          <option value="page-fit">{VIEWER_TEXTS.fitPage}</option>
          {ZOOM_FACTORS.map((factor) => (
            <option key={factor} value={String(factor)}>
              {percentOf(factor)}
            </option>
          ))}
          <option value="own" hidden>
            {percent}
          </option>
        </select>
      </div>
      <ZoomInButton />
    </div>
  );
}
