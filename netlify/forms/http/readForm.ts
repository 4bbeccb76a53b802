import type { EnquiryValues } from '../../../lib/enquiry/fields.ts';
import { FORM_KINDS, type FormKind, HIDDEN_FIELDS } from '../../../lib/enquiry/forms.ts';
import { formValues } from '../../../lib/enquiry/formValues.ts';
import { textIn } from '../../../lib/enquiry/textIn.ts';
import { knownLanguage, type Language } from '../../../lib/words/language.ts';
import { type AnswerKind, answerKind, isFromForeignSite } from './requestChecks.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const PART_LIMIT = 50;
const MULTIPART = 'multipart/form-data';
const URL_ENCODED = 'application/x-www-form-urlencoded';
/** A submission is a UUID; longer values are cut, so that nobody stores texts in it. */
const SUBMISSION_LENGTH = 64;

/** A form as it was sent, not yet validated. */
export type SentForm = {
  form: FormKind;
  submission: string;
  honeypot: string;
  /** Milliseconds that the visitor took; undefined where no script measured them. */
  elapsed: number | undefined;
  /** What the sender accepts as an answer: a browser without script a page, the form's own script JSON. */
  wants: AnswerKind;
  /** Language of the page that was filled in. */
  language: Language;
  values: EnquiryValues;
};

/** Why a post could not be read as a form. */
export type FormError = 'wrong-type' | 'foreign-site' | 'too-large' | 'broken';

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1).join('').trim().toLowerCase();
}

/** True for the two types that HTML forms send. */
function hasFormType(request: Request): boolean {
  return [MULTIPART, URL_ENCODED].includes(mediaType(request));
}

/**
 * Reads the body; undefined where it exceeds the limit. The excess is read and dropped, because a body that is not read to
 * its end breaks the connection before the answer.
 */
async function readBytes(request: Request): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= BODY_LIMIT_BYTES) chunks.push(chunk);
  }
  return size > BODY_LIMIT_BYTES ? undefined : Buffer.concat(chunks);
}

/** Counts parts before parsing: the parser takes 200 ms for 60,000 of them. */
function hasTooManyParts(bytes: Buffer, contentType: string): boolean {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  const separator = boundary === undefined ? '&' : `--${boundary}`;
  let count = 0;
  for (let at = bytes.indexOf(separator); at !== -1; at = bytes.indexOf(separator, at + separator.length)) {
    count += 1;
    if (count > PART_LIMIT + 1) return true;
  }
  return false;
}

function elapsedTime(text: string): number | undefined {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) || value < 0 ? undefined : value;
}

function sentForm(data: FormData, wants: AnswerKind): SentForm {
  const kind = textIn(data, HIDDEN_FIELDS.form);
  return {
    form: FORM_KINDS.find((known) => known === kind) ?? 'contact',
    submission: textIn(data, HIDDEN_FIELDS.submission).slice(0, SUBMISSION_LENGTH),
    honeypot: textIn(data, HIDDEN_FIELDS.honeypot),
    elapsed: elapsedTime(textIn(data, HIDDEN_FIELDS.elapsed)),
    wants,
    language: knownLanguage(textIn(data, HIDDEN_FIELDS.language)),
    values: formValues(data),
  };
}

/**
 * Reads a posted form: the first text of each known field, nothing else. The media type is checked before the origin, so
 * that what is no form is refused as such from any site.
 */
export async function readForm(request: Request): Promise<SentForm | FormError> {
  if (!hasFormType(request)) return 'wrong-type';
  if (isFromForeignSite(request)) return 'foreign-site';
  const contentType = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request).catch((): 'broken' => 'broken');
  if (bytes === 'broken') return bytes;
  if (bytes === undefined || hasTooManyParts(bytes, contentType)) return 'too-large';
  try {
    const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } });
    return sentForm(await body.formData(), answerKind(request));
  } catch {
    return 'broken';
  }
}
