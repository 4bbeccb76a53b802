import { ENQUIRY_FIELDS, type EnquiryField } from '../../../../lib/enquiry/fields.ts';
import { CONTACT } from './forms.ts';

/** A body with its type, as a hostile program sends it. */
export type HostileBody = { title: string; type: string; body: Buffer };

export const BOUNDARY = 'b0undary';
export const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const END = `--${BOUNDARY}--\r\n`;

function part(name: string, value: string | Buffer, header = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${header}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
}

function fieldsBody(fields: Record<string, string | Buffer>): Buffer {
  return Buffer.concat([...Object.entries(fields).map(([name, value]) => part(name, value)), Buffer.from(END)]);
}

/** A contact form with nothing wrong, as bytes. */
export const GOOD_BODY = fieldsBody(CONTACT);
const GOOD = GOOD_BODY.toString('latin1');
const bytes = (text: string) => Buffer.from(text, 'latin1');

const VALUES: Record<string, string | Buffer> = {
  nothing: '',
  spaces: '    ',
  'a tab': '\t',
  'an ideographic space': '\u3000',
  'a zero-width space': '\u200b',
  'a byte order mark': '\ufeff',
  NUL: '\0',
  'NUL inside': 'a\0b@c.example',
  'a header behind CRLF': 'x@y.example\r\nBcc: evil@spam.example',
  'a header behind LF': 'x@y.example\nBcc: evil@spam.example',
  'a header behind CR': 'x@y.example\rBcc: evil@spam.example',
  'a header behind U+2028': 'x@y.example\u2028Bcc: evil@spam.example',
  'a header behind NEL': 'x@y.example\u0085Bcc: evil@spam.example',
  'two addresses': 'a@b.example, c@d.example',
  'two addresses by semicolon': 'a@b.example;c@d.example',
  'an address in angle brackets': '"Evil" <evil@spam.example>',
  'an encoded word': '=?utf-8?B?RXZpbCA8ZXZpbEBzcGFtLmV4YW1wbGU+?=',
  'a script': '<script>alert(1)</script>',
  'the end of a textarea': '</textarea><img src=x onerror=alert(1)>',
  quotes: '"\'`',
  'a formula': '=HYPERLINK("http://evil.example")',
  SQL: "'; DROP TABLE enquiries; --",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that a template engine would run
  'a template': '${7*7}{{7*7}}<%= 7*7 %>',
  'a path': '../../../../etc/passwd',
  'a percent-encoded NUL': '%00%0d%0a',
  'invalid UTF-8': Buffer.from([0xc3, 0x28, 0xff, 0xfe]),
  'an overlong slash': Buffer.from([0xc0, 0xaf]),
  'a lone surrogate': Buffer.from([0xed, 0xa0, 0x80]),
  'a right-to-left override': '\u202egpj.exe',
  'a terminal colour': '\u001b[31mred',
  'ten thousand characters': 'x'.repeat(10_000),
  'ten thousand at signs': '@'.repeat(10_000),
  'ten thousand dots after an at sign': `a@${'.'.repeat(10_000)}`,
  'sixteen thousand combining marks': `e${'\u0301'.repeat(16_000)}`,
  'the boundary as text': `--${BOUNDARY}`,
  JSON: '{"success":true}',
};

const TYPES = [
  'multipart/form-data',
  'multipart/form-data;',
  'multipart/form-data; boundary',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  'multipart/form-data; boundary=other',
  `multipart/form-data; boundary="${BOUNDARY}"`,
  `multipart/form-data; boundary="${BOUNDARY}`,
  `multipart/form-data; boundary= ${BOUNDARY}`,
  `multipart/form-data; boundary=${BOUNDARY}; boundary=other`,
  `multipart/form-data; boundary=other; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary=${'b'.repeat(71)}`,
  `multipart/form-data; boundary=${'b'.repeat(8_000)}`,
  'multipart/form-data; boundary=--',
  'multipart/form-data; boundary=(a)*+',
  'multipart/form-data; boundary=%00',
  `MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}`,
  `multipart/form-data; charset=utf-16; boundary=${BOUNDARY}`,
  `multipart/mixed; boundary=${BOUNDARY}`,
  `multipart/form-data, application/json; boundary=${BOUNDARY}`,
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/json',
  'text/html',
  'text/plain',
  'application/octet-stream',
  'x',
  '/',
  '',
];

const HEADERS = [
  '; filename="a.txt"',
  '; filename=""',
  "; filename*=UTF-8''%2e%2e%2fa",
  '; name="name"',
  "; name*=utf-8''name",
  '\r\nContent-Type: text/html',
  '\r\nContent-Type: application/json',
  '\r\nContent-Transfer-Encoding: base64',
  '\r\nContent-Transfer-Encoding: quoted-printable',
  '\r\nContent-Length: 999999',
  '\r\nContent-Disposition: form-data; name="email"',
  '\r\nNo colon here',
  '\r\n: no name',
  '\r\n folded',
  '\r\nX: \0',
  `\r\nX: ${'y'.repeat(100_000)}`,
  `${'\r\nX: y'.repeat(5_000)}`,
];

const NAMES = ['', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'name[]', 'name\0', 'na%0D%0Ame', 'NAME'];

const STRUCTURES: Record<string, Buffer> = {
  'an empty body': Buffer.alloc(0),
  'CRLF alone': bytes('\r\n'),
  'two dashes': bytes('--'),
  'the end alone': bytes(END),
  'a beginning alone': bytes(`--${BOUNDARY}\r\n`),
  'no end': bytes(GOOD.slice(0, -END.length)),
  'no end dashes': bytes(GOOD.replace(END, `--${BOUNDARY}\r\n`)),
  'no beginning': bytes(GOOD.slice(2 + BOUNDARY.length)),
  'LF in place of CRLF': bytes(GOOD.replaceAll('\r\n', '\n')),
  'CR in place of CRLF': bytes(GOOD.replaceAll('\r\n', '\r')),
  'no blank lines': bytes(GOOD.replaceAll('\r\n\r\n', '\r\n')),
  'a preamble': bytes(`hello\r\n${GOOD}`),
  'an epilogue': bytes(`${GOOD}goodbye`),
  'itself twice': bytes(GOOD + GOOD),
  'each boundary twice': bytes(GOOD.replaceAll(`--${BOUNDARY}\r\n`, `--${BOUNDARY}\r\n--${BOUNDARY}\r\n`)),
  'space behind boundaries': bytes(GOOD.replaceAll(`--${BOUNDARY}`, `--${BOUNDARY} `)),
  'text behind boundaries': bytes(GOOD.replaceAll(`--${BOUNDARY}\r\n`, `--${BOUNDARY}x\r\n`)),
  'no names': bytes(GOOD.replaceAll(/; name="\w+"/g, '')),
  'names without quotes': bytes(GOOD.replaceAll(/name="(\w+)"/g, 'name=$1')),
  'names without their end': bytes(GOOD.replaceAll(/name="(\w+)"/g, 'name="$1')),
  'no dispositions': bytes(GOOD.replaceAll(/Content-Disposition: [^\r]+\r\n/g, '')),
  attachments: bytes(GOOD.replaceAll('form-data;', 'attachment;')),
  'a byte order mark': Buffer.concat([Buffer.from('\ufeff'), GOOD_BODY]),
  'UTF-16': Buffer.from(GOOD, 'utf16le'),
  'fifty thousand boundaries': bytes(`--${BOUNDARY}\r\n`.repeat(25_000)),
  'a multipart in a multipart': fieldsBody({ ...CONTACT, message: GOOD_BODY }),
  'half a megabyte of zeros': Buffer.alloc(512 * 1024),
  '200 KB of dashes': Buffer.alloc(200 * 1024, '-'),
  '200 KB of CRLF': bytes('\r\n'.repeat(100 * 1024)),
  gzip: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
  ...Object.fromEntries(
    [49, 50, 51, 200].map((count) => [
      `${count} parts`,
      Buffer.concat([...Array.from({ length: count }, () => part('x', 'y')), Buffer.from(END)]),
    ]),
  ),
};

/** A good form with another text in one field. */
export function withValue(field: EnquiryField, value: string | Buffer): Buffer {
  return fieldsBody({ ...CONTACT, [field]: value });
}

/** Hostile bodies by what is wrong with them. */
export function hostileClasses(): Map<string, HostileBody[]> {
  return new Map([
    ...ENQUIRY_FIELDS.map((field): [string, HostileBody[]] => [
      `a hostile ${field}`,
      Object.entries(VALUES).map(([what, value]) => ({
        title: `${what} as ${field}`,
        type: TYPE,
        body: withValue(field, value),
      })),
    ]),
    [
      'a hostile Content-Type',
      TYPES.map((type) => ({ title: `the type '${type.slice(0, 70)}' (${type.length})`, type, body: GOOD_BODY })),
    ],
    ['a hostile structure', Object.entries(STRUCTURES).map(([title, body]) => ({ title, type: TYPE, body }))],
    [
      'a hostile header of a part',
      HEADERS.map((header) => ({
        title: `the part header ${JSON.stringify(header.slice(0, 50))}`,
        type: TYPE,
        body: Buffer.concat([part('name', 'A', header), fieldsBody({ ...CONTACT, name: '' })]),
      })),
    ],
    [
      'a hostile name of a field',
      NAMES.map((name) => ({
        title: `a field named ${JSON.stringify(name)}`,
        type: TYPE,
        body: Buffer.concat([part(name, 'A'), fieldsBody({ ...CONTACT, name: '' })]),
      })),
    ],
  ]);
}

/** At least 200 kinds of hostile bodies, each once. */
export function hostileBodies(): HostileBody[] {
  return [...hostileClasses().values()].flat();
}
