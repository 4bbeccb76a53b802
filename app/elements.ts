/** Every custom element of the site, in one file for all pages (lib/server/site-build/bundleScripts.ts). */
import { AwardGallery } from '@/components/awards/awardGallery.element';
import { scrollToIndustries } from '@/components/awards/scrollToIndustries';
import { EnquiryForm } from '@/components/behaviours/enquiry/enquiryForm.element';
import { OpeningText } from '@/components/behaviours/openingText.element';
import { ServiceFilter } from '@/components/behaviours/serviceFilter.element';
import { HubCard } from '@/components/calculators/hubCard.element';
import { QuoteRequest } from '@/components/contact/quoteRequest.element';
import { HeroSlider } from '@/components/home/hero/heroSlider.element';
import { NetPay } from '@/components/home/netPay.element';
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
  'net-pay': NetPay,
  'service-filter': ServiceFilter,
  'tab-set': TabSet,
  'enquiry-form': EnquiryForm,
  'opening-text': OpeningText,
  // After the form, which restores what was typed, because that wins over what the URL contains.
  'quote-request': QuoteRequest,
  'team-filter': TeamFilter,
};

function start(): void {
  startReveal();
  for (const [name, element] of Object.entries(ELEMENTS)) customElements.define(name, element);
  scrollToIndustries();
}

// An element that the parser is still filling would find none of its parts. The script is not deferred, because a slow line would
// hold up DOMContentLoaded, for which the script in the head waits.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
