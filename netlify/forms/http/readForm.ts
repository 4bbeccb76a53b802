import type { EnquiryValues } from '../../../lib/enquiry/fields.ts';
import { formValues, textIn } from '../../../lib/enquiry/fields.ts';
import { FORM_KINDS, type FormKind, HIDDEN_FIELDS, NEWSLETTER_ACTION } from '../../../lib/enquiry/forms.ts';
import { knownLanguage, type Language } from '../../../lib/words/language.ts';
import { type AnswerKind, answerKind, isFromForeignSite } from './requestChecks.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const MULTIPART = 'multipart/form-data';
const URL_ENCODED = 'application/x-www-form-urlencoded';
/** Length of a UUID, with room; longer values are cut, so that it cannot carry other texts. */
const SUBMISSION_LENGTH = 64;

/** A form as sent, not yet validated. */
export type SentForm = {
  form: FormKind;
  submission: string;
  honeypot: string;
  /** Whether a time was sent, with any value: the form's own script always sends one. */
  isTimed: boolean;
  /** Milliseconds that the visitor took; undefined without script, or if a clock was set back meanwhile. */
  elapsed: number | undefined;
  /** Answer that the sender accepts: a page for a browser without script, JSON for the form's script. */
  wants: AnswerKind;
  language: Language;
  values: EnquiryValues;
};

/** Why a post is not readable as a form. */
export type FormError = 'wrong-type' | 'foreign-site' | 'too-large' | 'broken';

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1).join('').trim().toLowerCase();
}

/** Checks for the two media types of HTML forms. */
function hasFormType(request: Request): boolean {
  return [MULTIPART, URL_ENCODED].includes(mediaType(request));
}

/**
 * Reads the body; undefined if it exceeds the limit. The excess is read and dropped, since a body that is not read to
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

function elapsedTime(text: string): number | undefined {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) || value < 0 ? undefined : value;
}

/** The newsletter has an address of its own; the two forms of the other name theirs. */
function formKind({ url }: Request, data: FormData): FormKind {
  if (new URL(url).pathname.replace(/\/$/, '') === NEWSLETTER_ACTION) return 'newsletter';
  const named = textIn(data, HIDDEN_FIELDS.form);
  return FORM_KINDS.find((known) => known === named) ?? 'contact';
}

function sentForm(request: Request, data: FormData): SentForm {
  const time = textIn(data, HIDDEN_FIELDS.elapsed);
  return {
    form: formKind(request, data),
    submission: textIn(data, HIDDEN_FIELDS.submission).slice(0, SUBMISSION_LENGTH),
    honeypot: textIn(data, HIDDEN_FIELDS.honeypot),
    isTimed: time.trim() !== '',
    elapsed: elapsedTime(time),
    wants: answerKind(request),
    language: knownLanguage(textIn(data, HIDDEN_FIELDS.language)),
    values: formValues(data),
  };
}

/**
 * Reads a posted form: the first text of each known field. The media type is checked before the origin, so that a post
 * that is not a form gets the same refusal from any site.
 */
export async function readForm(request: Request): Promise<SentForm | FormError> {
  if (!hasFormType(request)) return 'wrong-type';
  if (isFromForeignSite(request)) return 'foreign-site';
  const contentType = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request).catch((): 'broken' => 'broken');
  if (bytes === 'broken') return bytes;
  if (bytes === undefined) return 'too-large';
  try {
    const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } });
    return sentForm(request, await body.formData());
  } catch {
    return 'broken';
  }
}
