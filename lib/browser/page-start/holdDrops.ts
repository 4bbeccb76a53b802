import type { StartEvents } from './events';

/**
 * Takes files that are dropped on an area (data-drop) before React has taken over: the browser would leave the page and show
 * them. They go into the file field of the area, whose change is held (keepTyping.ts). The source is inlined into the head
 * (PageStartScript), so it may use nothing outside itself.
 */
export function holdDrops({ wanted, hydrated }: StartEvents): void {
  const take = (event: DragEvent) => {
    const area = event.target instanceof Element ? event.target.closest('[data-drop]') : null;
    const field = area?.querySelector<HTMLInputElement>('input[type="file"]');
    if (!field || !event.dataTransfer) return;
    event.preventDefault();
    document.dispatchEvent(new Event(wanted));
    if (event.type !== 'drop') return;
    field.files = event.dataTransfer.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, take);
  const stop = () => {
    for (const type of ['dragover', 'drop'] as const) document.removeEventListener(type, take);
  };
  document.addEventListener(hydrated, stop, { once: true });
}
