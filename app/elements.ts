/** Every custom element of the site. Bundled into one file (lib/server/site-build/bundleScripts.ts), which runs once the page is parsed. */
import { AwardGallery } from '@/components/awards/awardGallery.element';
import { scrollToIndustries } from '@/components/awards/scrollToIndustries';
import { ServiceFilter } from '@/components/behaviours/serviceFilter.element';
import { HubCard } from '@/components/calculators/hubCard.element';
import { HeroSlider } from '@/components/home/hero/heroSlider.element';
import { TeamFilter } from '@/components/team/teamFilter.element';
import { ScrollRow } from '@/components/ui/scrollRow.element';
import { TabSet } from '@/components/ui/tabSet.element';
import { startReveal } from '@/lib/browser/reveal';
import type { ElementName } from '@/lib/site/elementParts';

const ELEMENTS: Record<ElementName, CustomElementConstructor> = {
  'award-gallery': AwardGallery,
  'hero-slider': HeroSlider,
  'scroll-row': ScrollRow,
  'hub-card': HubCard,
  'service-filter': ServiceFilter,
  'tab-set': TabSet,
  'team-filter': TeamFilter,
};

startReveal();
for (const [name, element] of Object.entries(ELEMENTS)) customElements.define(name, element);
scrollToIndustries();
