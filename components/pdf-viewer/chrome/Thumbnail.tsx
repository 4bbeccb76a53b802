import { memo, useEffect, useRef } from 'react';
import type { Session } from '../session/createSession';
import { VIEWER_TEXTS } from '../viewerTexts';
import styles from './Thumbnails.module.scss';
import { useIsNearView } from './useIsNearView';

/** Width of the small pictures in px; the style sheet has the same. */
const WIDTH = 112;

type ThumbnailProps = {
  session: Session;
  page: number;
  isCurrent: boolean;
  /** False while the pages themselves have the say. */
  isAllowed: boolean;
};

/** A button to a page, with its picture: drawn when it comes near the view, given up when it has gone. */
export const Thumbnail = memo(function Thumbnail({ session, page, isCurrent, isAllowed }: ThumbnailProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useIsNearView(frame);
  const canDraw = isNear && isAllowed;

  useEffect(() => {
    const element = frame.current;
    if (!canDraw || !element) return;

    const stop = session.drawThumbnail(page, WIDTH, ({ canvas, height }) => {
      element.style.height = `${height}px`;
      element.replaceChildren(canvas);
    });
    return () => {
      stop();
      element.replaceChildren();
    };
  }, [canDraw, page, session]);

  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.button}
        aria-label={VIEWER_TEXTS.pageLink(page)}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => session.goToPage(page)}
      >
        <span ref={frame} className={styles.frame} />
        {page}
      </button>
    </li>
  );
});
