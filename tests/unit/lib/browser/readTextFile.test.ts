import { decodeText } from '@/lib/browser/readTextFile';

it.each([
  ['UTF-8', [0x4e, 0xc3, 0xa9], 'Né'],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x41], 'A'],
  ['little-endian UTF-16', [0xff, 0xfe, 0x41, 0x00, 0xe9, 0x00], 'Aé'],
  ['big-endian UTF-16', [0xfe, 0xff, 0x00, 0x41], 'A'],
  ['Windows-1252', [0x4e, 0xe9], 'Né'],
])('reads a file in %s', (_, bytes, text) => expect(decodeText(new Uint8Array(bytes))).toBe(text));
