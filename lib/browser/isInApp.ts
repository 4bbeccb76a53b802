/**
 * Checks for Facebook, Instagram or WhatsApp. Their browsers silently drop downloads that a page generates; they pass
 * downloads from a server to the device.
 */
export const isInApp = (): boolean => /\bFBA[NV]\/|\bInstagram\b|\bWhatsApp\//.test(navigator.userAgent);
