import { bandPattern, borderFor } from '../cloth/borders.ts';
import { type ClothOptions, cloth } from '../cloth/cloth.ts';
import { groundPattern } from '../cloth/grounds.ts';
import { PALETTES } from '../palettes.ts';
import type { ServiceSubject } from '../pictureContent.ts';
import { idsFor } from '../svg/random.ts';
import { bar, group, picture, ref } from '../svg/shapes.ts';
import { logo, type MarkPaths } from './mark.ts';

/** Size of the preview picture that networks ask for (Open Graph). */
const SHARING_SIZE = { width: 1200, height: 630 };

const STRIP_HEIGHT = 30;
const CLOTH = { width: 600, height: 520, thickness: 40 };
const CLOTH_AT = { x: 540, y: 40 };
const LOGO_AT = 'translate(72 240)';
const LOGO_SCALE = 2.4;

/** URL of a page's Open Graph picture; 'default' is that of pages without one of their own. */
const sharingPath = (name: string): string => `/images/og/${name}.png`;

/** Logo and cloth on ink, as SVG, the logo in outlines. */
function sharingPicture(paths: MarkPaths, name: string, options: Omit<ClothOptions, 'id'>): string {
  const { width, height } = SHARING_SIZE;
  const palette = PALETTES.night;
  const ids = idsFor(`sharing:${name}`);
  const foot = height - STRIP_HEIGHT;
  const defs =
    groundPattern(ids('ground'), 'spots', palette, 48) +
    bandPattern(ids('strip'), borderFor(name), palette, STRIP_HEIGHT, 'all');
  const art = cloth({ ...CLOTH, ...options, id: name, isFile: true });
  const layers = [
    `<defs>${defs}</defs>`,
    bar(0, 0, width, height, palette.ground),
    bar(0, 0, width, height, ref(ids('ground'))),
    group(`${LOGO_AT} scale(${LOGO_SCALE})`, logo(paths, 'white', { isFile: true })),
    group(`translate(${CLOTH_AT.x} ${CLOTH_AT.y})`, art),
    group(`translate(0 ${foot})`, bar(0, 0, width, STRIP_HEIGHT, ref(ids('strip')))),
  ];
  return picture(width, height, layers.join(''), { isFile: true });
}

/** An Open Graph picture before it is rasterised. */
type SharingPicture = { src: string; svg: string };

/** The Open Graph pictures: one for the site, with the harbour, and one for each service, with its motif. */
export function sharingPictures(paths: MarkPaths, services: readonly ServiceSubject[]): SharingPicture[] {
  const harbour = sharingPicture(paths, 'default', { scene: 'harbour', palette: 'night', border: 'teeth' });
  return [
    { src: sharingPath('default'), svg: harbour },
    ...services.map(({ id, icon, iconColor }) => ({
      src: sharingPath(id),
      svg: sharingPicture(paths, id, { motif: icon, palette: iconColor }),
    })),
  ];
}
