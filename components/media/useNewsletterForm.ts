import { type FormEvent, useRef, useState } from 'react';
import { addressMistake } from '@/lib/enquiry/newsletter';
import { sendNewsletter } from './sendNewsletter';

type NewsletterState = { phase: 'editing' | 'sending' | 'sent'; error?: string | undefined };

/** State of the newsletter form and what its submit does: check, send, say how it went. What was typed stays. */
export function useNewsletterForm() {
  const [{ phase, error }, setState] = useState<NewsletterState>({ phase: 'editing' });
  const field = useRef<HTMLInputElement>(null);

  const refuse = (message: string) => {
    setState({ phase: 'editing', error: message });
    field.current?.focus();
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'sending') return;
    const body = new FormData(event.currentTarget);
    const mistake = addressMistake(String(body.get('email') ?? ''));
    if (mistake !== undefined) {
      refuse(mistake);
      return;
    }
    setState({ phase: 'sending' });
    const refusal = await sendNewsletter(body);
    if (refusal === undefined) setState({ phase: 'sent' });
    else refuse(refusal);
  };

  return { phase, error, field, handleSubmit, forget: () => setState((state) => ({ ...state, error: undefined })) };
}
