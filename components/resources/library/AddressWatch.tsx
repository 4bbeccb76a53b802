import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

type AddressWatchProps = { onChange: (search: string) => void };

/**
 * Tells the query of the address whenever it changes, by Back and Forward or by a link of the header. Apart, because
 * what asks for the query is left out of the static page.
 */
export function AddressWatch({ onChange }: AddressWatchProps) {
  const search = useSearchParams().toString();
  useEffect(() => onChange(search), [search, onChange]);
  return null;
}
