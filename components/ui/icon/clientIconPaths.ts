/**
 * Paths of the icons of client components, for SvgIcon. Icon would put the paths of all icons into the page's script.
 */
export const CLIENT_ICON_PATHS = {
  'chevron-down': 'M6 9l6 6 6-6',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 6h18M3 12h18M3 18h18',
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2L21 21',
  warning: 'M12 4L2.8 20h18.4zM12 10v5M12 16.4v1.6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  print: 'M7 8V3h10v5M7 17H3.5V8h17v9H17M7 14h10v7H7z',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  'arrow-left': 'M20 12H5M11 6l-6 6 6 6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M12 15V4M7.5 8L12 3.5 16.5 8M5 12v8h14v-8',
  whatsapp: 'M3.5 20.5l1.3-4.2a8.5 8.5 0 1 1 3 3zM9 8c0 4 3 7 7 7l.8-2-2.3-1.2-1 1a5 5 0 0 1-2.3-2.3l1-1L11 7.2z',
} as const;
