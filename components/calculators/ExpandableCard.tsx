'use client';
// Needs the browser: a tap expands the card, a tap elsewhere closes it.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Card, type CardProps } from '@/components/ui/Card';

/** A card that a tap expands or closes, and a tap elsewhere closes; its style sheet shows the difference where nothing hovers. */
export function ExpandableCard({ children, ...card }: Pick<CardProps, 'picture'> & { children: ReactNode }) {
  const [isExpanded, setExpanded] = useState(false);
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const isInside = target instanceof Node && ref.current?.contains(target);
      setExpanded((wasExpanded) => Boolean(isInside) && !wasExpanded);
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);

  return (
    <Card
      {...card}
      ref={ref}
      isRaisedOnHover
      isRowOnPhones
      data-expandable=""
      data-expanded={isExpanded ? '' : undefined}
    >
      {children}
    </Card>
  );
}
