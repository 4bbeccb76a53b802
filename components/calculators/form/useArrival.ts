import { useEffect, useEffectEvent } from 'react';

/** Hands the address's query over once, on arrival, where it holds the named input. */
export function useArrival(name: string, onArrive: (query: URLSearchParams) => void): void {
  const arrive = useEffectEvent(onArrive);

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (query.has(name)) arrive(query);
  }, [name]);
}
