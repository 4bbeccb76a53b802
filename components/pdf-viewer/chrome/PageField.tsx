import { type FormEvent, useRef } from 'react';
import { pageNumberOf } from '../host/pageNumber';
import { useViewer } from '../viewerContext';
import { VIEWER_TEXTS } from '../viewerTexts';
import styles from './Controls.module.scss';

/** The page that is shown; another number and Enter go there, what is no number goes back to it. */
export function PageField() {
  const { session, state } = useViewer();
  const ref = useRef<HTMLInputElement>(null);

  const settle = () => {
    const field = ref.current;
    const page = pageNumberOf(field?.value ?? '', state.pageCount) ?? state.pageNumber;
    if (field) field.value = String(page);
    if (page !== state.pageNumber) session.goToPage(page);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    settle();
    session.focusPages();
  };

  return (
    <form className={styles.pageForm} onSubmit={handleSubmit}>
      <input
        ref={ref}
        className={styles.page}
        aria-label={VIEWER_TEXTS.page}
        aria-description={VIEWER_TEXTS.pageOf(state.pageNumber, state.pageCount)}
        inputMode="numeric"
        autoComplete="off"
        size={String(state.pageCount).length}
        defaultValue={state.pageNumber}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={settle}
      />
    </form>
  );
}
