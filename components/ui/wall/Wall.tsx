import type { ReactNode } from 'react';
import styles from './Wall.module.scss';

/** A wall of tiles, each a list item: seven in a row, a list on phones; at most one is open. */
export function Wall({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.wall}>
      {children}
    </ul>
  );
}

type WallTileProps = {
  /** Anchor of the tile's panel: a link to it opens the tile. */
  id: string;
  picture: ReactNode;
  /** The heading of the tile. */
  label: ReactNode;
  children: ReactNode;
};

/** A tile that opens below its row, as wide as the wall. Works without script, and find-in-page opens it. */
export function WallTile({ id, picture, label, children }: WallTileProps) {
  return (
    <li>
      <details name="wall" className={styles.tile}>
        <summary className={styles.face}>
          <span className={styles.picture}>{picture}</span>
          {label}
        </summary>
        <div id={id} className={styles.panel}>
          {children}
        </div>
      </details>
    </li>
  );
}
