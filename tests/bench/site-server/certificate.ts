import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;

/** 1.2.840.10045.4.3.2 and 2.5.4.3, as DER writes them. */
const ECDSA_WITH_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('550403', 'hex');

/** A DER value: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const utcTime = (date: Date): Buffer =>
  der(UTC_TIME, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const spki = publicKey.export({ type: 'spki', format: 'der' });

/**
 * Makes Chromium trust the certificate, and so cache what comes with it, as it does not where it is told to ignore errors of
 * certificates.
 */
export const TRUST_ARGUMENT = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`;

/** A key and a certificate for localhost, signed by itself and valid for a day: browsers speak HTTP/2 over TLS only. */
export function createCertificate(): { key: string; cert: string } {
  const algorithm = der(SEQUENCE, der(OBJECT_ID, ECDSA_WITH_SHA256));
  const commonName = der(SEQUENCE, der(OBJECT_ID, COMMON_NAME), der(UTF8_STRING, Buffer.from('localhost')));
  const name = der(SEQUENCE, der(SET, commonName));
  const serial = der(INTEGER, Buffer.from([1]), randomBytes(8));
  const now = Date.now();
  const validity = der(SEQUENCE, utcTime(new Date(now - 3_600_000)), utcTime(new Date(now + 86_400_000)));
  const toBeSigned = der(SEQUENCE, serial, algorithm, name, validity, name, spki);
  const signature = sign('sha256', toBeSigned, privateKey);
  const certificate = der(SEQUENCE, toBeSigned, algorithm, der(BIT_STRING, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}
