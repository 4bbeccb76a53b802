import styles from './MapPlaceholder.module.scss';

/** Drawn map of the streets around the office, shown until the real map has loaded or where it fails to load. */
export function MapPlaceholder() {
  return (
    <svg viewBox="0 0 1440 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className={styles.blocks}
        d="M60 64h120v60h-120zM220 64h120v60h-120zM390 50h155v85h-155zM740 45h90v70h-90zM60 190h120v70h-120zM220 196h140v64h-140zM390 190h140v70h-140zM560 190h95v65h-95zM90 320h120v90h-120zM260 326h110v60h-110zM420 318h110v70h-110z"
      />
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
