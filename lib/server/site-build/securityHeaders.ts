/** Browser features that no page of the site uses. What pages do use (the clipboard) stays out of the list. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers that every answer carries, pages and functions alike. The content security
 * policy is not among them: each kind of answer has its own.
 */
export const COMMON_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // This host only: whether the firm's other subdomains have https is not the site's to say.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // Old browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
  // Not 'no-referrer': with it some browsers post forms with 'Origin: null', which looks like a foreign site.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': ['fullscreen=(self)', ...UNUSED_FEATURES.map((feature) => `${feature}=()`)].join(', '),
};
