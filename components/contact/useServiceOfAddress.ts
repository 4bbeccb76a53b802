import { type RefObject, useEffect, useRef } from 'react';
import type { ServiceOption } from '@/lib/enquiry/serviceOptions';

/** Chooses the service of an address such as /contact?service=taxation, once: a form begun anew stays empty. */
export function useServiceOfAddress(services: readonly ServiceOption[]): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get('service');
    if (select.current?.value === '' && services.some(({ value }) => value === wanted))
      select.current.value = wanted ?? '';
  }, [services]);
  return select;
}
