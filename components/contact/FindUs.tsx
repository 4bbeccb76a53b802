import { TextLink } from '@/components/ui/TextLink';
import type { Firm } from '@/lib/content/schemas/firm';
import { mapLink } from '@/lib/site/contactLinks';
import type { Translate } from '@/lib/words/translate';
import styles from './FindUs.module.scss';
import mapPlaceholderStyles from './MapPlaceholder.module.scss';

/** Drawn map of the surrounding streets, shown until the real map has loaded or if it fails to. */
function MapPlaceholder() {
  return (
    <svg viewBox="0 0 1440 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className={mapPlaceholderStyles.blocks}
        d="M60 64h120v60h-120zM220 64h120v60h-120zM390 50h155v85h-155zM740 45h90v70h-90zM60 190h120v70h-120zM220 196h140v64h-140zM390 190h140v70h-140zM560 190h95v65h-95zM90 320h120v90h-120zM260 326h110v60h-110zM420 318h110v70h-110z"
      />
      <path
        className={mapPlaceholderStyles.water}
        d="M1000 0H1440V450H850C880 400 850 330 800 300C900 250 980 190 960 110C950 60 1000 30 1000 0z"
      />
      <path
        className={mapPlaceholderStyles.streets}
        d="M0 160H790Q880 160 940 118M210 0V450M370 0V450M556 0V450M700 0V210Q700 290 640 290M0 436L600 400 780 424"
      />
      <path className={mapPlaceholderStyles.road} d="M0 290H640C760 290 780 236 850 220C930 200 985 120 988 20" />
      <path className={mapPlaceholderStyles.pin} d="M742 208H786V246L764 272L742 246z" />
      <path className={mapPlaceholderStyles.pinMark} d="M764 222L776 236 764 250 752 236z" />
    </svg>
  );
}

const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** A small image on the map server. The query keeps the URL from ending in favicon.ico, which browser tests block. */
const PROBE_URL = `${MAP_ORIGIN}/favicon.ico?map`;

/** Half the width and height of the embedded map, in degrees. */
const VIEW = { longitude: 0.006, latitude: 0.003 };

function embedUrl({ latitude, longitude }: Firm['address']): string {
  const box = [
    longitude - VIEW.longitude,
    latitude - VIEW.latitude,
    longitude + VIEW.longitude,
    latitude + VIEW.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${MAP_ORIGIN}/export/embed.html?${query}`;
}

/**
 * Sandbox permissions of the map: it may run scripts and open links. It keeps its origin, because browsers would otherwise send no
 * Referer, without which the tile servers refuse requests. Forms, downloads and navigation of our page remain blocked.
 */
const MAP_PERMISSIONS = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * Where the office is: a drawn map, covered by the real one, with its own attribution, once that has loaded. An iframe cannot tell
 * an error page from a map, so an image from the same server is requested as well. If the image fails, the inline script replaces
 * it (lib/browser/page-start/start.ts), and CSS hides the iframe.
 */
export function FindUs({ address, translate }: Pick<Firm, 'address'> & { translate: Translate }) {
  return (
    <section aria-labelledby="find-us">
      <div className={`${styles.words} wrap`}>
        <div>
          <h2 id="find-us" className="h3">
            {translate('Find Us')}
          </h2>
          <p className="above2">{address.directions}</p>
        </div>
        <TextLink href={mapLink(address)} icon="external" newTab={translate('opens in a new tab')}>
          {translate('Open in maps')}
        </TextLink>
      </div>
      <div className={`${styles.map} notPrinted`}>
        <MapPlaceholder />
        <p className={`${styles.caption} wrap`}>
          <strong>{[...address.lines.slice(-1), address.street].join(', ')}</strong>
        </p>
        <img
          className={styles.probe}
          src={PROBE_URL}
          data-fallback="/favicon.svg"
          width="1"
          height="1"
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
        />
        <iframe
          className={styles.frame}
          src={embedUrl(address)}
          title={translate('Map of the office on {street}, {city}', { street: address.street, city: address.city })}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox={MAP_PERMISSIONS}
        />
      </div>
    </section>
  );
}
