import type { ViewerState } from '../session/viewerState';
import styles from './Controls.module.scss';
import { ToolButton } from './ToolButton';
import { useViewer } from './viewerContext';

/** Zoom factors in the list; 1 is actual size. */
const ZOOM_FACTORS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** Limits of the zoom in pdf.js. */
const LEAST_FACTOR = 0.1;
const MOST_FACTOR = 25;

const percentOf = (factor: number): string => `${Math.round(factor * 100)}%`;

/** The current entry of the zoom list, or undefined if the zoom is between two entries. */
function listedZoom({ value, factor }: ViewerState['zoom']): string | undefined {
  if (value === 'page-width' || value === 'page-fit') return value;
  return ZOOM_FACTORS.find((step) => Math.abs(step - factor) < 0.001)?.toString();
}

/** Zooms out; disabled at the smallest zoom. */
export function ZoomOutButton() {
  const { session, state } = useViewer();
  const isDisabled = state.zoom.factor <= LEAST_FACTOR;
  return <ToolButton icon="minus" label="Zoom out" isDisabled={isDisabled} onClick={session.zoomOut} />;
}

/** Zooms in; disabled at the largest zoom. */
export function ZoomInButton() {
  const { session, state } = useViewer();
  const isDisabled = state.zoom.factor >= MOST_FACTOR;
  return <ToolButton icon="plus" label="Zoom in" isDisabled={isDisabled} onClick={session.zoomIn} />;
}

export function ZoomControls() {
  const { session, state } = useViewer();
  const percent = percentOf(state.zoom.factor);

  return (
    <div className={styles.controls}>
      <ZoomOutButton />
      <div className={styles.zoom}>
        <span className={`${styles.words} digits small`} aria-hidden="true">
          {percent}
        </span>
        <select
          className={styles.zoomList}
          aria-label="Zoom"
          value={listedZoom(state.zoom) ?? 'own'}
          onChange={(event) => session.zoomTo(event.currentTarget.value)}
        >
          <option value="page-width">Fit width</option>
          <option value="page-fit">Fit page</option>
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
