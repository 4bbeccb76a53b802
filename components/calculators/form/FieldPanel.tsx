import { type ReactNode, useEffect, useRef } from 'react';
import { Disclosure } from '@/components/ui/accordion/Disclosure';

type FieldPanelProps = {
  /** The line that opens the panel. */
  summary: string;
  /** One of its fields counts: the panel opens by itself. */
  isUsed: boolean;
  children: ReactNode;
};

/** Fields that few visitors need, in a panel that is closed at first. */
export function FieldPanel({ summary, isUsed, children }: FieldPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (isUsed && panel.current) panel.current.open = true;
  }, [isUsed]);

  return (
    <Disclosure ref={panel} summary={summary}>
      {children}
    </Disclosure>
  );
}
