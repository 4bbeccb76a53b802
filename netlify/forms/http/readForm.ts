import { formValues, textIn } from '../../../lib/enquiry/fields.ts';
import { FORM_KINDS, type FormKind, HIDDEN_FIELDS, NEWSLETTER_ACTION } from '../../../lib/enquiry/forms.ts';
import { knownLanguage } from '../../../lib/words/language.ts';
import { type Outcome, REFUSALS, type TypedForm } from './outcome.ts';
import { isFromForeignSite } from './requestChecks.ts';

/** Lower than the platform's own limit of 6 MB. */
const BODY_LIMIT_BYTES = 256 * 1024;
const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded'];
/** More than the length of an id. Longer values are truncated, so that the field cannot carry other data. */
const SUBMISSION_LENGTH = 64;

/** A submitted form, with information about the sender from its hidden fields. */
export type SentForm = TypedForm & {
  honeypot: string;
  /**
   * Milliseconds to complete the form. Undefined if not sent, as without JavaScript; NaN if unreadable; negative if the clock
   * was set back meanwhile.
   */
  elapsed: number | undefined;
};

/** The newsletter has its own URL; the other two forms share one and identify themselves. */
function formKind({ url }: Request, data: FormData): FormKind {
  if (new URL(url).pathname.replace(/\/$/, '') === NEWSLETTER_ACTION) return 'newsletter';
  const named = textIn(data, HIDDEN_FIELDS.form);
  return FORM_KINDS.find((known) => known === named) ?? 'contact';
}

function sentForm(request: Request, data: FormData): SentForm {
  const time = textIn(data, HIDDEN_FIELDS.elapsed).trim();
  return {
    form: formKind(request, data),
    submission: textIn(data, HIDDEN_FIELDS.submission).slice(0, SUBMISSION_LENGTH),
    honeypot: textIn(data, HIDDEN_FIELDS.honeypot),
    elapsed: time === '' ? undefined : Number(time),
    language: knownLanguage(textIn(data, HIDDEN_FIELDS.language)),
    values: formValues(data),
  };
}

/**
 * Parses a submitted form, taking the first text value of each known field; returns a rejection if it is not a form. The
 * media type is checked before the origin, so that requests that are not forms are rejected alike from any site.
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
