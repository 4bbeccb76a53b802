import { type RefObject, useEffect, useRef } from 'react';
import type { ServiceOption } from '@/lib/enquiry/serviceOptions';

/**
 * Selects the service that the query asks for, as in /contact?service=taxation, where none is selected yet. Only on
 * arrival: the form that follows a sent one starts empty.
 */
export function useServiceFromQuery(services: readonly ServiceOption[]): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get('service');
    if (select.current?.value === '' && services.some(({ value }) => value === wanted))
      select.current.value = wanted ?? '';
  }, [services]);
  return select;
}
