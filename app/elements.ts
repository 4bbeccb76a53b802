/** Every custom element of the site. Bundled into one file (lib/server/site-build/bundleScripts.ts), which runs once the page is parsed. */
import { ServiceFilter } from '@/components/behaviours/serviceFilter.element';
import { HubCard } from '@/components/calculators/hubCard.element';
import { TeamFilter } from '@/components/team/teamFilter.element';
import { TabSet } from '@/components/ui/tabSet.element';
import { startReveal } from '@/lib/browser/reveal';
import type { ElementName } from '@/lib/site/elementParts';

const ELEMENTS: Record<ElementName, CustomElementConstructor> = {
  'hub-card': HubCard,
  'service-filter': ServiceFilter,
  'tab-set': TabSet,
  'team-filter': TeamFilter,
};

startReveal();
for (const [name, element] of Object.entries(ELEMENTS)) customElements.define(name, element);
