/**
 * Where nothing hovers, a press of a card (data-expandable) expands it or closes it, and a press elsewhere closes it; its style
 * sheet shows the difference. The source is inlined into the head (PageStartScript), so it may use nothing outside itself.
 */
export function expandCards(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('[data-expandable]') : null;
    for (const card of document.querySelectorAll('[data-expandable]')) {
      card.toggleAttribute('data-expanded', card === pressed && !card.hasAttribute('data-expanded'));
    }
  });
}
