import type { ReactNode } from 'react';
import { rateAnchor } from '@/lib/site/paths';

type RatePlaceProps = {
  /** The rate's id or anchor; undefined renders the children without an anchor. */
  of: string | undefined;
  children: ReactNode;
};

/** Gives a rate its anchor. Following a link to it highlights the rate. */
export function RatePlace({ of, children }: RatePlaceProps) {
  if (of === undefined) return children;
  return (
    <span id={rateAnchor(of)} className="lightsUp">
      {children}
    </span>
  );
}
