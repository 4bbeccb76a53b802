'use client';

// Needs the browser: the query of the address is not known when the static page is made.
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

type AddressFollowerProps = {
  /** Told on arrival, and whenever a link or Back leads to another query of the same page. */
  onAddress: () => void;
};

/** Renders nothing. Stands in a Suspense of its own, so that the static page waits for the address here and nowhere else. */
export function AddressFollower({ onAddress }: AddressFollowerProps) {
  const query = useSearchParams()?.toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each query; onAddress is new at each rendering.
  useEffect(onAddress, [query]);

  return null;
}
