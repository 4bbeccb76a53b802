import { formValues, textIn } from '../../../lib/enquiry/fields.ts';
import { FORM_KINDS, type FormKind, HIDDEN_FIELDS, NEWSLETTER_ACTION } from '../../../lib/enquiry/forms.ts';
import { knownLanguage } from '../../../lib/words/language.ts';
import { type Outcome, REFUSALS, type TypedForm } from './outcome.ts';
import { isFromForeignSite } from './requestChecks.ts';

/** The platform itself takes 6 MB. */
const BODY_LIMIT_BYTES = 256 * 1024;
const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded'];
/** Length of a UUID, with room; longer values are cut, so that it cannot smuggle in other texts. */
const SUBMISSION_LENGTH = 64;

/** A form as sent, with what its hidden fields say about the sender. */
export type SentForm = TypedForm & {
  honeypot: string;
  /** Whether a time was sent, with any value: the form's own script always sends one. */
  isTimed: boolean;
  /** Milliseconds that the visitor took; undefined without script, or if a clock was set back meanwhile. */
  elapsed: number | undefined;
};

/** The newsletter has its own address; the two forms that share the other say which they are. */
function formKind({ url }: Request, data: FormData): FormKind {
  if (new URL(url).pathname.replace(/\/$/, '') === NEWSLETTER_ACTION) return 'newsletter';
  const named = textIn(data, HIDDEN_FIELDS.form);
  return FORM_KINDS.find((known) => known === named) ?? 'contact';
}

function sentForm(request: Request, data: FormData): SentForm {
  const time = textIn(data, HIDDEN_FIELDS.elapsed).trim();
  const elapsed = time === '' ? Number.NaN : Number(time);
  return {
    form: formKind(request, data),
    submission: textIn(data, HIDDEN_FIELDS.submission).slice(0, SUBMISSION_LENGTH),
    honeypot: textIn(data, HIDDEN_FIELDS.honeypot),
    isTimed: time !== '',
    elapsed: elapsed >= 0 ? elapsed : undefined,
    language: knownLanguage(textIn(data, HIDDEN_FIELDS.language)),
    values: formValues(data),
  };
}

/**
 * Reads a posted form: the first text of each known field; returns a refusal if it is none. The media type is checked
 * before the origin, so that a post that is not a form gets the same refusal from any site.
 */
export async function readForm(request: Request): Promise<SentForm | Outcome> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!FORM_TYPES.includes(contentType.replace(/;.*/s, '').trim().toLowerCase())) return REFUSALS.wrongType;
  if (isFromForeignSite(request)) return REFUSALS.foreignSite;
  try {
    const bytes = await request.arrayBuffer();
    if (bytes.byteLength > BODY_LIMIT_BYTES) return REFUSALS.tooLarge;
    const body = new Response(bytes, { headers: { 'content-type': contentType } });
    return sentForm(request, await body.formData());
  } catch {
    return REFUSALS.broken;
  }
}
