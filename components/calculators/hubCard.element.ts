import { PageElement } from '@/lib/browser/pageElement';

type CardState = { isExpanded: boolean };

/**
 * A card that a tap expands or collapses; a tap elsewhere also collapses it. HubCard.module.scss applies this only to devices that
 * cannot hover.
 */
export class HubCardElement extends PageElement<'hub-card', CardState> {
  protected state: CardState = { isExpanded: false };

  protected start(signal: AbortSignal): void {
    const handleClick = ({ target }: MouseEvent) => {
      const isInside = target instanceof Node && this.contains(target);
      this.change({ isExpanded: isInside && !this.state.isExpanded });
    };
    document.addEventListener('click', handleClick, { signal });
  }

  protected show({ isExpanded }: CardState): void {
    this.toggleAttribute('expanded', isExpanded);
  }
}
