'use client';
// Needs the browser: on a touch screen a tap opens the card, and a tap elsewhere closes it.

import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Card } from '@/components/ui/card/Card';

type ExpandableCardProps = { picture: ReactNode; children: ReactNode };

/** True where a click lies on the link itself, not on the area that the link is stretched over. */
function isOnLink({ target, clientX, clientY }: MouseEvent): boolean {
  const box = target instanceof Element ? target.closest('a')?.getBoundingClientRect() : undefined;
  return !!box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}

/**
 * A card whose link is stretched over all of it. With a mouse a click anywhere follows the link; a tap expands the card,
 * and only a tap on the link itself follows it.
 */
export function ExpandableCard({ picture, children }: ExpandableCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const isTouch = useRef(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !card.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const handlePointerDown = (event: PointerEvent) => {
    isTouch.current = event.pointerType !== 'mouse';
  };

  const handleClick = (event: MouseEvent) => {
    const isTap = isTouch.current;
    isTouch.current = false;
    if (!isTap || isOnLink(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setIsOpen(!isOpen);
  };

  return (
    <div ref={card}>
      <Card
        picture={picture}
        isRaisedOnHover
        data-state={isOpen ? 'open' : 'closed'}
        onPointerDown={handlePointerDown}
        onClickCapture={handleClick}
      >
        {children}
      </Card>
    </div>
  );
}
