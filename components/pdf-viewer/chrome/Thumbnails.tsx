import { memo, useDeferredValue, useEffect, useRef } from 'react';
import type { Session } from '../session/createSession';
import styles from './Thumbnails.module.scss';

/** Width of a thumbnail in px, as in the style sheet. */
const WIDTH_PX = 112;

/** How far outside the visible area thumbnails are drawn, in px. */
const MARGIN_PX = 300;

/**
 * Thumbnails in the first render. In long documents the others are rendered with low priority, so that the page stays responsive.
 */
const FIRST_COUNT = 100;

type ThumbnailProps = {
  session: Session;
  page: number;
  rotation: number;
  isCurrent: boolean;
  /** False until the first page has been rendered, because that takes precedence. */
  canDraw: boolean;
};

/** A button to a page with its thumbnail, which is drawn near the viewport and discarded outside it. */
const Thumbnail = memo(function Thumbnail({ session, page, rotation, isCurrent, canDraw }: ThumbnailProps) {
  const frame = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element || !canDraw) return;

    let cancel: (() => void) | undefined;
    const drop = () => {
      cancel?.();
      element.replaceChildren();
    };
    const draw = () =>
      session.drawThumbnail({ pageNumber: page, rotation, width: WIDTH_PX }, ({ canvas, height }) => {
        element.style.height = `${height}px`;
        element.replaceChildren(canvas);
      });
    const observer = new IntersectionObserver(
      (entries) => {
        drop();
        cancel = entries.at(-1)?.isIntersecting ? draw() : undefined;
      },
      { rootMargin: `${MARGIN_PX}px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      drop();
    };
  }, [canDraw, page, rotation, session]);

  return (
    <li className={styles.item}>
      <button
        type="button"
        className={`${styles.button} digits caption`}
        aria-label={`Page ${page}`}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => session.goToPage(page)}
      >
        <span ref={frame} className={styles.frame} />
        {page}
      </button>
    </li>
  );
});

type ThumbnailsProps = {
  session: Session;
  pageCount: number;
  rotation: number;
  current: number;
  canDraw: boolean;
};

/** Thumbnails of all pages. The current page is marked and kept in view. */
export const Thumbnails = memo(function Thumbnails({
  session,
  pageCount,
  rotation,
  current,
  canDraw,
}: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null);
  const count = useDeferredValue(pageCount, Math.min(pageCount, FIRST_COUNT));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current page's thumbnail may be in the deferred part
  useEffect(() => {
    list.current?.children[current - 1]?.scrollIntoView({ block: 'nearest' });
  }, [current, count]);

  return (
    <ol ref={list} className={styles.list} role="list">
      {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
        <Thumbnail key={page} {...{ session, page, rotation, canDraw }} isCurrent={page === current} />
      ))}
    </ol>
  );
});
