'use client';

// Needs the browser: checks the fields and sends them without leaving the page.
import { useEffect, useRef } from 'react';
import { ErrorBanner } from '@/components/ui/error-banner/ErrorBanner';
import { SuccessPanel } from '@/components/ui/success-panel/SuccessPanel';
import type { CallbackValues } from '@/lib/enquiry/fields';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';
import { CallbackFields } from './CallbackFields';
import { useCallbackForm } from './useCallbackForm';

export type CallbackFormProps = {
  /** What was typed before this form took over. */
  typed?: CallbackValues;
  /** When the visitor first had the form, by the browser's clock, in ms. */
  shownAt: number;
  /** It was sent off before this form took over. */
  isSentAtOnce?: boolean;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Asks for a call: says what is wrong, sends, and says that it has arrived. Keeps what was typed until then. */
export function CallbackForm({ typed, shownAt, isSentAtOnce = false }: CallbackFormProps) {
  const { state, submit } = useCallbackForm(shownAt);
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // The browser's own bubbles would come before our words.
    form.noValidate = true;
    if (isSentAtOnce) form.requestSubmit();
  }, [isSentAtOnce]);

  if (state.step === 'sent') {
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
      mistakes={state.mistakes}
      isSending={state.step === 'sending'}
      onSubmit={submit}
      banner={
        state.errors.length > 0 && (
          <ErrorBanner key={state.attempt} ref={takeFocus} title="Your request was not sent." errors={state.errors} />
        )
      }
    />
  );
}
