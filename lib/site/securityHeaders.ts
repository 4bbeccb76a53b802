/** Browser features that no page uses. The clipboard is used and therefore not in the list. */
const UNUSED_FEATURES = `
  accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid
  idle-detection magnetometer microphone midi payment picture-in-picture
  publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking
`;

/**
 * Headers of every answer, of pages and functions alike. The content security policy differs and is not among them.
 */
export const COMMON_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // Without includeSubDomains: other subdomains of the firm may not have https.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // For old browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
  // With 'no-referrer' some browsers post forms with 'Origin: null', which looks like a foreign site.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'fullscreen=(self)',
    ...UNUSED_FEATURES.trim()
      .split(/\s+/)
      .map((feature) => `${feature}=()`),
  ].join(', '),
};
