import { closest } from './elements';
import { START_EVENTS, untilHydrated } from './events';

/**
 * Takes files that are dropped on an area (data-drop) before React has taken over: the browser would leave the page and show
 * them. They go into the file field of the area, whose change is held (recordActs.ts).
 */
export function holdDrops(): void {
  const take = (event: DragEvent) => {
    const field = closest(event, '[data-drop]')?.querySelector<HTMLInputElement>('input[type="file"]');
    if (!field || !event.dataTransfer) return;
    event.preventDefault();
    document.dispatchEvent(new Event(START_EVENTS.wanted));
    if (event.type !== 'drop') return;
    field.files = event.dataTransfer.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const options = { signal: untilHydrated() };
  for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, take, options);
}
