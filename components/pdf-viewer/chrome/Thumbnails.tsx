import { memo, useEffect, useRef } from 'react';
import type { Session } from '../session/createSession';
import { Thumbnail } from './Thumbnail';
import styles from './Thumbnails.module.scss';

type ThumbnailsProps = {
  session: Session;
  pageCount: number;
  /** The page that is shown. */
  current: number;
  /** Pictures may be drawn: the first page is. */
  isAllowed: boolean;
};

/** Small pictures of all pages; the one of the page that is shown is marked and kept in view. */
export const Thumbnails = memo(function Thumbnails({ session, pageCount, current, isAllowed }: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    list.current?.children[current - 1]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  return (
    <ol ref={list} className={styles.list} role="list">
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((page) => (
        <Thumbnail key={page} {...{ session, page, isAllowed }} isCurrent={page === current} />
      ))}
    </ol>
  );
});
