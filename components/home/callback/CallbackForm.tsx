'use client';

// Needs the browser: checks the fields, sends them without leaving the page, keeps what was typed.
import { useEffect } from 'react';
import { ErrorBanner } from '@/components/ui/error-banner/ErrorBanner';
import { SuccessPanel } from '@/components/ui/success-panel/SuccessPanel';
import { keepTexts } from '@/lib/browser/enquiry/keptForm';
import { useSentForm } from '@/lib/browser/enquiry/useSentForm';
import { validateCallback } from '@/lib/enquiry/callbackRules';
import { CALLBACK_FIELDS } from '@/lib/enquiry/fields';
import { callbackValues } from '@/lib/enquiry/formValues';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import { CallbackFields } from './CallbackFields';

export type CallbackFormProps = {
  /** What was typed before this form took over. */
  typed?: FormData;
  /** When the visitor first had the form, by the browser's clock, in ms. */
  shownAt: number;
  /** It was sent off before this form took over. */
  isSentAtOnce?: boolean;
};

const SHOWN = { kind: 'callback', fields: CALLBACK_FIELDS } as const;

const takeFocus = (element: HTMLElement | null) => element?.focus();

const validate = (data: FormData) => validateCallback(callbackValues(data));

/** Keeps what is typed into the plain form until CallbackForm takes over. */
export const keepPlainForm = (form: HTMLFormElement, shownAt: number) => keepTexts(form, { ...SHOWN, shownAt });

/** Asks for a call: says what is wrong, sends, and says that it has arrived. Keeps what was typed until then. */
export function CallbackForm({ typed, shownAt, isSentAtOnce = false }: CallbackFormProps) {
  const { ref, phase, attempt, messages, errorOf, handleSubmit } = useSentForm({ ...SHOWN, validate, shownAt });

  useEffect(() => {
    if (isSentAtOnce) ref.current?.requestSubmit();
  }, [ref, isSentAtOnce]);

  if (phase === 'sent') {
    return (
      <SuccessPanel ref={takeFocus} title={FORM_MESSAGES.callbackReceived}>
        <p>{FORM_MESSAGES.callbackWhen}</p>
      </SuccessPanel>
    );
  }

  return (
    <CallbackFields
      ref={ref}
      typed={typed}
      errorOf={errorOf}
      isSending={phase === 'sending'}
      onSubmit={handleSubmit}
      banner={
        messages.length > 0 && (
          <ErrorBanner key={attempt} ref={takeFocus} title="Your request was not sent." errors={messages} />
        )
      }
    />
  );
}
