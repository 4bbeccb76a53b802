const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;
/** Options of an SMTP URL that disable encryption or accept any certificate. */
const WEAKENING: Readonly<Record<string, RegExp>> = {
  ignoreTLS: /^(?!false$)/i,
  opportunisticTLS: /^(?!false$)/i,
  requireTLS: /^false$/i,
  secure: /^false$/i,
  'tls.rejectUnauthorized': /^false$/i,
};

/** Checks whether a mail server runs on this machine, where encryption is not needed. */
export function isOnThisMachine(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname);
}

/** Returns the options of a mail server's URL that would expose passwords and enquiries. */
export function weakeningOptions(url: string): string[] {
  const asked = [...new URL(url).searchParams];
  return asked.flatMap(([name, value]) => (WEAKENING[name]?.test(value) ? [name] : []));
}

/**
 * Returns a mail server's URL that requires encryption on other machines. Otherwise a server without encryption, or an
 * attacker who hides the offer of it, would receive everything.
 */
export function encryptedUrl(url: string): string {
  if (!URL.canParse(url) || isOnThisMachine(url)) return url;
  const encrypted = new URL(url);
  for (const name of weakeningOptions(url)) encrypted.searchParams.delete(name);
  encrypted.searchParams.set('requireTLS', 'true');
  return encrypted.href;
}
