import styles from './MapPlaceholder.module.scss';

const BLOCKS = [
  [60, 64, 120, 60],
  [220, 64, 120, 60],
  [390, 50, 155, 85],
  [740, 45, 90, 70],
  [60, 190, 120, 70],
  [220, 196, 140, 64],
  [390, 190, 140, 70],
  [560, 190, 95, 65],
  [90, 320, 120, 90],
  [260, 326, 110, 60],
  [420, 318, 110, 70],
] as const;

/** Drawn map of the streets around the office, shown until the real map has loaded or where it fails to load. */
export function MapPlaceholder() {
  return (
    <svg viewBox="0 0 1440 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <g className={styles.blocks}>
        {BLOCKS.map(([x, y, width, height]) => (
          <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} />
        ))}
      </g>
      <path
        className={styles.water}
        d="M1000 0H1440V450H850C880 400 850 330 800 300C900 250 980 190 960 110C950 60 1000 30 1000 0z"
      />
      <path
        className={styles.streets}
        d="M0 160H790Q880 160 940 118M210 0V450M370 0V450M556 0V450M700 0V210Q700 290 640 290M0 436L600 400 780 424"
      />
      <path className={styles.road} d="M0 290H640C760 290 780 236 850 220C930 200 985 120 988 20" />
      <path className={styles.pin} d="M742 208H786V246L764 272L742 246z" />
      <path className={styles.pinMark} d="M764 222L776 236 764 250 752 236z" />
    </svg>
  );
}
