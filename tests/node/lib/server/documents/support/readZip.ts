import { inflateRawSync } from 'node:zlib';

/** Signatures and offsets of the zip format, by its own field names. */
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const DEFLATED = 8;

function findEnd(zip: Buffer): number {
  for (let at = zip.length - END_LENGTH; at >= 0; at -= 1) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new Error('no zip file');
}

/** The files inside a zip file, as texts by their names. */
export function readZip(zip: Buffer): Map<string, string> {
  const end = findEnd(zip);
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('a broken zip directory');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const name = zip.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + Number(nameLength));
    const local = zip.readUInt32LE(at + 42);
    const start = local + LOCAL_LENGTH + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const isPacked = zip.readUInt16LE(at + 10) === DEFLATED;
    files.set(name, (isPacked ? inflateRawSync(packed) : packed).toString('utf8'));
    at += ENTRY_LENGTH + Number(nameLength) + Number(extraLength) + Number(commentLength);
  }
  return files;
}
