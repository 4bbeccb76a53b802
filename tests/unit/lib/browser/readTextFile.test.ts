import { decodeText } from '@/lib/browser/readTextFile';

it.each([
  ['UTF-8', [0x4e, 0xc3, 0xa9], 'Né'],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x41], 'A'],
  ['UTF-16, little end first', [0xff, 0xfe, 0x41, 0x00, 0xe9, 0x00], 'Aé'],
  ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x41], 'A'],
  ['the encoding of Windows', [0x4e, 0xe9], 'Né'],
])('reads a file in %s', (_, bytes, text) => expect(decodeText(new Uint8Array(bytes))).toBe(text));
