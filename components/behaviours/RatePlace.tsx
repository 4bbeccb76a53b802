import type { ReactNode } from 'react';
import { rateAnchor } from '@/lib/site/paths';

type RatePlaceProps = {
  /** Id of the rate, or its anchor; undefined where the children are the place of none. */
  of: string | undefined;
  children: ReactNode;
};

/** The place of a rate on a page: a link to the rate's anchor leads there, and it lights up. */
export function RatePlace({ of, children }: RatePlaceProps) {
  if (of === undefined) return children;
  return (
    <span id={rateAnchor(of)} className="lightsUp">
      {children}
    </span>
  );
}
