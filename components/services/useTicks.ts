import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readTicks, storeTicks } from '@/lib/browser/checklistTicks';

type Ticks = {
  list: RefObject<HTMLUListElement | null>;
  /** Items that were ticked when the list was last drawn. */
  ticked: readonly string[];
  /** Items that are ticked now; also right within a press that was held back until script had come. */
  readTicked: () => string[];
  /** To be called when a box has changed. */
  update: () => void;
};

/**
 * Ticks of a list of boxes, one for each item in their order, kept on the device. The boxes hold them, since they work
 * before React has taken over; what is ticked by then is added to what was stored.
 */
export function useTicks(serviceId: string, items: readonly string[]): Ticks {
  const list = useRef<HTMLUListElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);

  const readTicked = useCallback(() => {
    const boxes = list.current?.querySelectorAll('input') ?? [];
    return items.filter((_, index) => boxes[index]?.checked);
  }, [items]);

  const update = useCallback(() => {
    const now = readTicked();
    setTicked(now);
    storeTicks(serviceId, now);
  }, [readTicked, serviceId]);

  useEffect(() => {
    const stored = readTicks(serviceId);
    for (const [index, box] of list.current?.querySelectorAll('input').entries() ?? []) {
      if (stored.includes(items[index] ?? '')) box.checked = true;
    }
    update();
  }, [serviceId, items, update]);

  return { list, ticked, readTicked, update };
}
