import { ENQUIRY_FIELDS, type EnquiryField } from '../../../../lib/enquiry/fields.ts';
import { CONTACT } from './forms.ts';

/** A body with its type, as a hostile program sends it. */
export type HostileBody = { title: string; type: string; body: Buffer };

export const BOUNDARY = 'b0undary';
export const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const END = `--${BOUNDARY}--\r\n`;

function part(name: string, value: string | Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
}

function fieldsBody(fields: Record<string, string | Buffer>): Buffer {
  return Buffer.concat([...Object.entries(fields).map(([name, value]) => part(name, value)), Buffer.from(END)]);
}

/** A valid contact form, as bytes. */
export const GOOD_BODY = fieldsBody(CONTACT);
const GOOD = GOOD_BODY.toString('latin1');
const bytes = (text: string) => Buffer.from(text, 'latin1');

const VALUES: Record<string, string | Buffer> = {
  nothing: '',
  'a zero-width space': '\u200b',
  NUL: '\0',
  'a header behind CRLF': 'x@y.example\r\nBcc: evil@spam.example',
  'a header behind LF': 'x@y.example\nBcc: evil@spam.example',
  'two addresses': 'a@b.example, c@d.example',
  'a script': '<script>alert(1)</script>',
  'the end of a textarea': '</textarea><img src=x onerror=alert(1)>',
  'ten thousand dots after an at sign': `a@${'.'.repeat(10_000)}`,
  'sixteen thousand combining marks': `e${'\u0301'.repeat(16_000)}`,
  'the boundary as text': `--${BOUNDARY}`,
};

const TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary',
  'multipart/form-data; boundary=other',
  `multipart/form-data; boundary="${BOUNDARY}"`,
  `multipart/form-data; boundary= ${BOUNDARY}`,
  `multipart/form-data; boundary=${BOUNDARY}; boundary=other`,
  `multipart/form-data; boundary=other; boundary=${BOUNDARY}`,
  `MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}`,
  `multipart/form-data; charset=utf-16; boundary=${BOUNDARY}`,
  `multipart/form-data, application/json; boundary=${BOUNDARY}`,
  'application/x-www-form-urlencoded',
  'application/json',
  '',
];

const STRUCTURES: Record<string, Buffer> = {
  'an empty body': Buffer.alloc(0),
  'no end': bytes(GOOD.slice(0, -END.length)),
  'LF in place of CRLF': bytes(GOOD.replaceAll('\r\n', '\n')),
  'no blank lines': bytes(GOOD.replaceAll('\r\n\r\n', '\r\n')),
  'each boundary twice': bytes(GOOD.replaceAll(`--${BOUNDARY}\r\n`, `--${BOUNDARY}\r\n--${BOUNDARY}\r\n`)),
  'no names': bytes(GOOD.replaceAll(/; name="\w+"/g, '')),
  'names without quotes': bytes(GOOD.replaceAll(/name="(\w+)"/g, 'name=$1')),
  'no dispositions': bytes(GOOD.replaceAll(/Content-Disposition: [^\r]+\r\n/g, '')),
  'UTF-16': Buffer.from(GOOD, 'utf16le'),
  'fifty thousand boundaries': bytes(`--${BOUNDARY}\r\n`.repeat(25_000)),
  'a multipart in a multipart': fieldsBody({ ...CONTACT, message: GOOD_BODY }),
};

/** Builds a valid form with another text in one field. */
function withValue(field: EnquiryField, value: string | Buffer): Buffer {
  return fieldsBody({ ...CONTACT, [field]: value });
}

/** Returns hostile bodies by kind of fault. */
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
  ]);
}
