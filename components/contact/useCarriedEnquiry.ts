import { type RefObject, useEffect, useState } from 'react';
import type { ServiceOption } from '@/lib/enquiry/serviceOptions';
import { CARRIED_MESSAGE_LENGTH, ENQUIRY_ID } from '@/lib/links/contactLinks';

const controlOf = (form: HTMLFormElement | null, name: string) => {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement ? control : undefined;
};

/**
 * Puts what the query carries into the form, as in /contact?service=taxation&message=..., where nothing is chosen or
 * typed yet; nothing is sent. Only on arrival: the form that follows a sent one starts empty. A link without the anchor of
 * the form is brought to it too.
 *
 * @returns the name of the chosen service, and what must be called when another one is chosen
 */
export function useCarriedEnquiry(form: RefObject<HTMLFormElement | null>, services: readonly ServiceOption[]) {
  const [chosen, setChosen] = useState('');

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const service = controlOf(form.current, 'service');
    const message = controlOf(form.current, 'message');
    const wanted = services.find(({ value }) => value === query.get('service'));
    if (service?.value === '' && wanted) service.value = wanted.value;
    if (message?.value === '') message.value = (query.get('message') ?? '').slice(0, CARRIED_MESSAGE_LENGTH);
    setChosen(service?.value ?? '');
    if (wanted && window.scrollY === 0) document.getElementById(ENQUIRY_ID)?.scrollIntoView({ behavior: 'instant' });
  }, [form, services]);

  return { serviceName: services.find(({ value }) => value === chosen)?.label, handleServiceChange: setChosen };
}
