import { Honeypot } from '@/components/ui/honeypot/Honeypot';
import { type FormKind, HIDDEN_FIELDS } from '@/lib/enquiry/fields';

/** Which form it is, and the field that people leave empty and programs fill. */
export function HiddenFields({ kind }: { kind: FormKind }) {
  return (
    <>
      <input type="hidden" name={HIDDEN_FIELDS.form} value={kind} />
      <Honeypot name={HIDDEN_FIELDS.honeypot} />
    </>
  );
}
