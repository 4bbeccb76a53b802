/** Browser features that no page uses. The clipboard is not listed because it is used. */
const UNUSED_FEATURES = `
  accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid
  idle-detection magnetometer microphone midi payment picture-in-picture
  publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking
`;

/** Headers common to all responses, of pages and functions. The content security policy differs, so it is not included. */
export const COMMON_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // No includeSubDomains, because other subdomains of the firm may not support https.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // For old browsers without frame-ancestors.
  'X-Frame-Options': 'DENY',
  // With 'no-referrer', some browsers submit forms with 'Origin: null', which looks like another site.
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
