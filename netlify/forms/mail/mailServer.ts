const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;
/** Options of an SMTP URL that give up encryption, or that take it from whoever answers. */
const WEAKENING: Readonly<Record<string, RegExp>> = {
  ignoreTLS: /^(?!false$)/i,
  opportunisticTLS: /^(?!false$)/i,
  requireTLS: /^false$/i,
  secure: /^false$/i,
  'tls.rejectUnauthorized': /^false$/i,
};

/** True where a mail server is on this machine, so that nobody else can listen. */
export function isOnThisMachine(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname);
}

/** Options in the URL of a mail server that would let passwords and enquiries be read on their way. */
export function weakeningOptions(url: string): string[] {
  const asked = [...new URL(url).searchParams];
  return asked.flatMap(([name, value]) => (WEAKENING[name]?.test(value) ? [name] : []));
}

/**
 * The URL of a mail server as it is used: another machine gets nothing before the connection is encrypted, whatever the URL
 * says. Without that a server that offers no encryption, or someone between who hides the offer, would be told all.
 */
export function encryptedUrl(url: string): string {
  if (!URL.canParse(url) || isOnThisMachine(url)) return url;
  const encrypted = new URL(url);
  for (const name of weakeningOptions(url)) encrypted.searchParams.delete(name);
  encrypted.searchParams.set('requireTLS', 'true');
  return encrypted.href;
}
