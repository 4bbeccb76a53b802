import { type RefObject, useEffect, useState } from 'react';
import type { QuoteQuestion } from '@/lib/enquiry/quoteAnswers';
import type { ServiceOption } from '@/lib/enquiry/serviceOptions';
import { CARRIED_MESSAGE_LENGTH, ENQUIRY_ID } from '@/lib/links/contactLinks';

/** Names of what a link may carry by its id. */
export type CarriedNames = {
  services: readonly ServiceOption[];
  /** What a quote needs to know, by service. */
  questions: Readonly<Record<string, readonly QuoteQuestion[]>>;
};

const controlOf = (form: HTMLFormElement | null, name: string) => {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement ? control : undefined;
};

/**
 * Puts what the query carries into the form, as in /contact?service=taxation&message=..., where nothing is chosen or
 * typed yet; nothing is sent. Only on arrival: the form that follows a sent one starts empty. A link without the anchor of
 * the form is brought to it too.
 *
 * @returns whether the query has been read, the name of the chosen service and its questions, and what must be called when
 * another one is chosen
 */
export function useCarriedEnquiry(form: RefObject<HTMLFormElement | null>, { services, questions }: CarriedNames) {
  const [chosen, setChosen] = useState<string>();

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const service = controlOf(form.current, 'service');
    const message = controlOf(form.current, 'message');
    const wanted = services.find(({ value }) => value === query.get('service'));
    const carried = (query.get('message') ?? '').slice(0, CARRIED_MESSAGE_LENGTH);
    if (service?.value === '' && wanted) service.value = wanted.value;
    if (message?.value === '') message.value = carried;
    setChosen(service?.value ?? '');
    if ((wanted || carried) && window.scrollY === 0) {
      document.getElementById(ENQUIRY_ID)?.scrollIntoView({ behavior: 'instant' });
    }
  }, [form, services]);

  return {
    isRead: chosen !== undefined,
    serviceName: services.find(({ value }) => value === chosen)?.label,
    questions: questions[chosen ?? ''],
    handleServiceChange: setChosen,
  };
}
