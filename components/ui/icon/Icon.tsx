import { CLIENT_ICON_PATHS } from './clientIconPaths';
import { SvgIcon } from './SvgIcon';

/** One path per icon, drawn as a stroke in a 24 by 24 box. */
export const ICON_PATHS = {
  ...CLIENT_ICON_PATHS,
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A16.1 16.1 0 0 1 3 5a2 2 0 0 1 2-2z',
  mail: 'M3 5h18v14H3zM3 6.5l9 7 9-7',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 7.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  external: 'M13 4h7v7M20 4l-9 9M17 14v6H4V7h6',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M9 5v14M15 5v14',
  calendar: 'M4 5.5h16V20H4zM4 10h16M8 3v4M16 3v4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  book: 'M12 6.5C10 5 7 4.5 3 4.5v14c4 0 7 .5 9 2 2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2zM12 6.5v14',
  sheet: 'M4 4h16v16H4zM4 9.5h16M4 15h16M10 4v16',
  scale: 'M12 4v16M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
  calculator: 'M5 3h14v18H5zM8.5 7h7M8 12h2M11 12h2M14 12h2M8 16h2M11 16h2M14 16h2',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  video: 'M3 6h12v12H3zM15 10.5l6-3.5v10l-6-3.5z',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  linkedin: 'M5 9.5V19M5 5v2M10 19V9.5M10 14c0-2.8 1.5-4.5 4-4.5s4 1.7 4 4.5v5',
} as const;

export type IconName = keyof typeof ICON_PATHS;

type IconProps = {
  name: IconName;
  size?: number;
};

/** A decorative stroke icon in the text colour, for server components. Text or a label must convey its meaning. */
export function Icon({ name, size }: IconProps) {
  return <SvgIcon path={ICON_PATHS[name]} size={size} />;
}
