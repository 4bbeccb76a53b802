import { type FormEvent, useRef } from 'react';
import type { ViewerState } from '../session/viewerState';
import styles from './Controls.module.scss';
import pagePillStyles from './PagePill.module.scss';
import { ToolButton } from './ToolButton';
import { useViewer } from './viewerContext';
import { ZoomInButton, ZoomOutButton } from './ZoomControls';

/** The bars and the pill hide while the pages scroll, unless a tool is active. */
export const barsState = ({ isScrolling, tool }: ViewerState) => (isScrolling && tool === 'none' ? 'hidden' : 'shown');

/** Page and zoom controls that float over the document if the toolbar has no room for them. */
export function PagePill() {
  const { session, state } = useViewer();
  const fitWidth = () => session.zoomTo('page-width');

  return (
    <div className={pagePillStyles.pill} data-state={barsState(state)}>
      <PageControls />
      <div className={pagePillStyles.zoom}>
        <ZoomOutButton />
        <button
          type="button"
          className={`${pagePillStyles.fit} target small`}
          aria-label="Fit width"
          onClick={fitWidth}
        >
          Fit
        </button>
        <ZoomInButton />
      </div>
    </div>
  );
}

/** Returns the typed page number, clamped to the document, or undefined if it is not a whole number. */
function typedPage(text: string, pageCount: number): number | undefined {
  if (!/^\d{1,7}$/.test(text.trim())) return undefined;
  return Math.min(Math.max(Number(text), 1), pageCount);
}

/** The current page number. Enter goes to the typed page, or restores the field if it is not a number. */
function PageField() {
  const { session, state } = useViewer();
  const ref = useRef<HTMLInputElement>(null);

  const commit = () => {
    const field = ref.current;
    const page = typedPage(field?.value ?? '', state.pageCount) ?? state.pageNumber;
    if (field) field.value = String(page);
    if (page !== state.pageNumber) session.goToPage(page);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit();
    session.focusPages();
  };

  return (
    <form className={styles.pageForm} onSubmit={handleSubmit}>
      <input
        ref={ref}
        className={`${styles.page} digits ui`}
        aria-label="Page"
        aria-description={`Page ${state.pageNumber} of ${state.pageCount}`}
        inputMode="numeric"
        autoComplete="off"
        size={String(state.pageCount).length}
        defaultValue={state.pageNumber}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
      />
    </form>
  );
}

export function PageControls() {
  const { session, state } = useViewer();
  const { pageNumber, pageCount } = state;

  return (
    <div className={styles.controls}>
      <ToolButton icon="chevron-up" label="Previous page" isDisabled={pageNumber <= 1} onClick={session.previousPage} />
      <PageField key={pageNumber} />
      <span className={`${styles.words} digits small`}>{`/ ${pageCount}`}</span>
      <ToolButton
        icon="chevron-down"
        label="Next page"
        isDisabled={pageNumber >= pageCount}
        onClick={session.nextPage}
      />
    </div>
  );
}
