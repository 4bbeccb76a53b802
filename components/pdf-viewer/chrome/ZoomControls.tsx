import type { ViewerState } from '../session/viewerState';
import styles from './Controls.module.scss';
import { ToolButton } from './ToolButton';
import { useViewer } from './viewerContext';

/** Factors in the list of zooms; 1 is the size on paper. */
const ZOOM_FACTORS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** Factors beyond which pdf.js does not zoom. */
const LEAST_FACTOR = 0.1;
const MOST_FACTOR = 25;

const percentOf = (factor: number): string => `${Math.round(factor * 100)}%`;

/** The entry of the zoom list that is in force; undefined for a zoom between two of them. */
function listedZoom({ value, factor }: ViewerState['zoom']): string | undefined {
  if (value === 'page-width' || value === 'page-fit') return value;
  return ZOOM_FACTORS.find((step) => Math.abs(step - factor) < 0.001)?.toString();
}

/** Makes the pages smaller; cannot be pressed where they are as small as can be. */
export function ZoomOutButton() {
  const { session, state } = useViewer();
  const isDisabled = state.zoom.factor <= LEAST_FACTOR;
  return <ToolButton icon="minus" label="Zoom out" isDisabled={isDisabled} onClick={session.zoomOut} />;
}

/** Makes the pages larger; cannot be pressed where they are as large as can be. */
export function ZoomInButton() {
  const { session, state } = useViewer();
  const isDisabled = state.zoom.factor >= MOST_FACTOR;
  return <ToolButton icon="plus" label="Zoom in" isDisabled={isDisabled} onClick={session.zoomIn} />;
}

/** Zoom out, the zoom over the list of zooms, zoom in. */
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
