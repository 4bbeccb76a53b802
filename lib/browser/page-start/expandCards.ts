import { closest } from './elements';

/**
 * Where nothing hovers, a press of a card (data-expandable) expands it or closes it, and a press elsewhere closes it; its
 * style sheet shows the difference.
 */
export function expandCards(): void {
  document.addEventListener('click', (event) => {
    const pressed = closest(event, '[data-expandable]');
    for (const card of document.querySelectorAll('[data-expandable]')) {
      card.toggleAttribute('data-expanded', card === pressed && !card.hasAttribute('data-expanded'));
    }
  });
}
