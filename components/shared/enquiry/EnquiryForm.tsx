import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import type { ButtonStyle } from '@/components/ui/button/buttonAttributes';
import { BannerFrame } from '@/components/ui/ErrorBanner';
import { SuccessPanel } from '@/components/ui/SuccessPanel';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { type EnquiryField, FORM_FIELDS } from '@/lib/enquiry/fields';
import { FORM_ACTION, type FormKind, HIDDEN_FIELDS, NEWSLETTER_ACTION } from '@/lib/enquiry/forms';
import { FORM_MESSAGES, referenceMessage, translatedRefusals } from '@/lib/enquiry/messages';
import { copyTemplate } from '@/lib/enquiry/sentCopy';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { part } from '@/lib/site/elementParts';
import type { Translate } from '@/lib/words/translate';
import { controlId } from './EnquiryControl';
import styles from './EnquiryForm.module.scss';

/**
 * Spam trap: a field that people do not see and bots fill in. It avoids display: none, which bots look for. The attributes tell
 * 1Password, LastPass, Bitwarden and Dashlane to ignore it.
 */
function Honeypot({ name, label }: { name: string; label: string }) {
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label>
        {label}
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </VisuallyHidden>
  );
}

type EnquiryFormProps = {
  form: FormKind;
  label?: string;
  className: string | undefined;
  /** Shown instead of the form after it is sent. */
  sent: ReactNode;
  children: ReactNode;
  translate: Translate;
};

/**
 * A form that works without JavaScript. enquiryForm.element.ts validates it, sends it without leaving the page and saves a draft.
 */
export function EnquiryForm({ form, label, className, sent, children, translate }: EnquiryFormProps) {
  const { language } = translate;
  const isNewsletter = form === 'newsletter';
  return (
    <enquiry-form
      className="block"
      form={form}
      refusals={language === 'en' ? undefined : JSON.stringify(translatedRefusals(translate))}
    >
      <form
        {...part('enquiry-form', 'form')}
        action={isNewsletter ? NEWSLETTER_ACTION : FORM_ACTION}
        method="post"
        encType={isNewsletter ? undefined : 'multipart/form-data'}
        className={className}
        aria-label={label}
      >
        {!isNewsletter && <input type="hidden" name={HIDDEN_FIELDS.form} value={form} />}
        {language !== 'en' && <input type="hidden" name={HIDDEN_FIELDS.language} value={language} />}
        <Honeypot name={HIDDEN_FIELDS.honeypot} label={translate('Leave this empty')} />
        {children}
      </form>
      {sent}
    </enquiry-form>
  );
}

type EnquiryErrorsProps = {
  form: FormKind;
  /** The fields of this form. Default: every field of its kind. */
  fields?: readonly EnquiryField[];
  title: string;
  /** Other ways to reach the firm, shown if the form could not be sent. */
  children?: ReactNode;
  translate: Translate;
};

/** Error banner above the fields. A single message is a paragraph, several are a list with an item per field. */
export function EnquiryErrors({ form, fields = FORM_FIELDS[form], title, children, translate }: EnquiryErrorsProps) {
  return (
    <div hidden className={`${styles.errors} wholeRow`} {...part('enquiry-form', 'errors')}>
      <BannerFrame title={title} {...part('enquiry-form', 'banner')}>
        <p>
          <a {...part('enquiry-form', 'only')} />
        </p>
        <ul {...part('enquiry-form', 'list')}>
          {fields.map((field) => (
            <li key={field}>
              <a href={`#${controlId(form, field)}`} {...part('enquiry-form', 'link')} />
            </li>
          ))}
        </ul>
      </BannerFrame>
      {children}
      <div {...part('enquiry-form', 'offline')}>
        <Button variant="outline" {...part('enquiry-form', 'when-back')}>
          {translate(FORM_MESSAGES.sendWhenBack)}
        </Button>
        <p role="status" {...part('enquiry-form', 'waiting')} data-words={translate(FORM_MESSAGES.waitingForLine)} />
      </div>
    </div>
  );
}

type SendButtonProps = Pick<ButtonStyle, 'size' | 'fullWidth'> & {
  iconEnd?: ReactNode;
  /** The button's text while the form is being sent. */
  busy: string;
  children: ReactNode;
};

/** A form's submit button, and the busy button that replaces it while the form is being sent. */
export function SendButton({ iconEnd, busy, children, ...style }: SendButtonProps) {
  return (
    <>
      <Button type="submit" iconEnd={iconEnd} {...style} {...part('enquiry-form', 'send')}>
        {children}
      </Button>
      <Button hidden isBusy {...style} {...part('enquiry-form', 'sending')}>
        {busy}
      </Button>
    </>
  );
}

type SentPanelProps = {
  form: FormKind;
  level?: 2 | 3;
  title: string;
  /** Text of the button that resets the form. */
  again: string;
  children: ReactNode;
  translate: Translate;
};

/** Confirmation shown in place of a sent form. */
export function SentPanel({ form, level, title, again, children, translate }: SentPanelProps) {
  return (
    <SuccessPanel
      hidden
      {...part('enquiry-form', 'sent')}
      level={level}
      title={title}
      actions={
        <>
          <Button variant="outline" {...part('enquiry-form', 'again')}>
            {again}
          </Button>
          <Button
            variant="outline"
            {...part('enquiry-form', 'copy')}
            data-words={copyTemplate(form, translate, getFirm(translate.language).name)}
          >
            {translate('Save a copy')}
          </Button>
        </>
      }
    >
      {children}
      <p {...part('enquiry-form', 'reference')} data-words={referenceMessage('{reference}', translate)} />
    </SuccessPanel>
  );
}
