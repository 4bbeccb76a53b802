/**
 * True inside Facebook, Instagram or WhatsApp. The browsers in these apps drop the files that a page makes itself and say
 * nothing of it; what they load from a server they hand to the device.
 */
export const isInApp = (): boolean => /\bFBA[NV]\/|\bInstagram\b|\bWhatsApp\//.test(navigator.userAgent);
