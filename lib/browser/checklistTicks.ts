import { checklistKey } from '../services/checklist.ts';
import { withStorage } from './withStorage.ts';

/**
 * The papers that a visitor has ticked off on the list of a service, on this device. By their words, so that a list that
 * has changed keeps the ticks of what is still on it. Where storage fails, ticks last as long as the page is open.
 */
export function readTicks(serviceId: string): string[] {
  const stored: unknown = withStorage('localStorage', (storage) =>
    JSON.parse(storage.getItem(checklistKey(serviceId)) ?? '[]'),
  );
  return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
}

/** Stores the ticks of a list; of one without any nothing is kept. */
export function storeTicks(serviceId: string, ticked: readonly string[]): void {
  const key = checklistKey(serviceId);
  withStorage('localStorage', (storage) =>
    ticked.length > 0 ? storage.setItem(key, JSON.stringify(ticked)) : storage.removeItem(key),
  );
}
