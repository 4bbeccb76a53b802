import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ViewerState } from '../session/viewerState';
import styles from './FindBar.module.scss';
import { ToolButton } from './ToolButton';
import { useViewer } from './viewerContext';

function resultText({ status, current, total }: ViewerState['find']): string {
  if (total > 0 || status === 'found') return `${current} of ${total}`;
  return { idle: '', pending: 'Searching...', nothing: 'No matches' }[status];
}

/** Finds text in the document: highlights and counts the matches, and steps through them. */
export function FindBar() {
  const { find, session, state, closeFind } = useViewer();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.select(), []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.shiftKey) session.findPrevious();
    else session.findNext();
  };

  return (
    <search className={styles.bar}>
      <input
        ref={field}
        type="text"
        dir="auto"
        className={`${styles.field} focusInside small strong`}
        aria-label="Find in document"
        placeholder="Find"
        autoComplete="off"
        defaultValue={find}
        onChange={(event) => session.find(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <span className={`${styles.count} digits caption`} role="status">
        {resultText(state.find)}
      </span>
      <ToolButton icon="chevron-up" label="Previous match" onClick={session.findPrevious} />
      <ToolButton icon="chevron-down" label="Next match" onClick={session.findNext} />
      <ToolButton icon="close" label="Close find" onClick={closeFind} />
    </search>
  );
}
