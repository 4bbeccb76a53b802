import { ENQUIRY_FIELDS } from '../../../../lib/enquiry/fields.ts';
import { CONTACT } from './forms.ts';
import { BOUNDARY, GOOD_BODY, type HostileBody, hostileBodies, TYPE, withValue } from './hostileBodies.ts';
import type { Random } from './random.ts';

const TOKENS = [
  '\r\n',
  '\n',
  '\r\n\r\n',
  '\0',
  `--${BOUNDARY}`,
  `--${BOUNDARY}--`,
  'Content-Disposition: form-data; name="name"',
  '; filename="x"',
  'name="email"',
  '"',
  '\\',
  '@',
  '\u2028',
  '\ufffd',
  'Bcc: evil@spam.example',
] as const;

type Change = (body: Buffer, random: Random) => Buffer;

function spanIn(body: Buffer, random: Random): [number, number] {
  const from = random.below(body.length + 1);
  return [from, Math.min(body.length, from + random.below(64))];
}

const CHANGES: readonly [Change, ...Change[]] = [
  function flipByte(body, random) {
    const changed = Buffer.from(body);
    if (changed.length > 0) changed[random.below(changed.length)] = random.below(256);
    return changed;
  },
  function cutOut(body, random) {
    const [from, to] = spanIn(body, random);
    return Buffer.concat([body.subarray(0, from), body.subarray(to)]);
  },
  function repeat(body, random) {
    const [from, to] = spanIn(body, random);
    return Buffer.concat([body.subarray(0, to), body.subarray(from)]);
  },
  function insertToken(body, random) {
    const [at] = spanIn(body, random);
    return Buffer.concat([body.subarray(0, at), Buffer.from(random.pick(TOKENS)), body.subarray(at)]);
  },
  function insertBytes(body, random) {
    const [at] = spanIn(body, random);
    const noise = Buffer.from(Array.from({ length: random.below(16) }, () => random.below(256)));
    return Buffer.concat([body.subarray(0, at), noise, body.subarray(at)]);
  },
  function cutOff(body, random) {
    return body.subarray(0, random.below(body.length + 1));
  },
  function swapEnds(body, random) {
    const [at] = spanIn(body, random);
    return Buffer.concat([body.subarray(at), body.subarray(0, at)]);
  },
];

const KINDS = hostileBodies().filter(({ body }) => body.length < 20_000);
const GOOD: HostileBody = { title: 'a good form', type: TYPE, body: GOOD_BODY };

function changed(bytes: Buffer, times: number, random: Random): Buffer {
  let result = bytes;
  for (let count = 0; count < times; count += 1) result = random.pick(CHANGES)(result, random);
  return result;
}

/** A body that nobody has thought of: a good form with one field changed, a good or a hostile body changed anywhere. */
export function mutatedBody(random: Random): HostileBody {
  const times = 1 + random.below(4);
  const way = random.below(3);
  if (way === 0) {
    const field = ENQUIRY_FIELDS[random.below(ENQUIRY_FIELDS.length)] ?? 'name';
    return { ...GOOD, body: withValue(field, changed(Buffer.from(CONTACT[field]), times, random)) };
  }
  const base = way === 1 ? GOOD : (KINDS[random.below(KINDS.length)] ?? GOOD);
  return { ...base, body: changed(base.body, times, random) };
}
