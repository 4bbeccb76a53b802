/** All custom elements of the site, bundled into one file for every page (lib/server/site-build/bundleScripts.ts). */
import { AwardGalleryElement } from '@/components/awards/awardGallery.element';
import { scrollToIndustries } from '@/components/awards/scrollToIndustries';
import { HubCardElement } from '@/components/calculators/hubCard.element';
import { QuoteRequestElement } from '@/components/contact/quoteRequest.element';
import { HeroSliderElement } from '@/components/home/hero/heroSlider.element';
import { NetPayElement } from '@/components/home/netPay.element';
import { EnquiryFormElement } from '@/components/shared/enquiry/enquiryForm.element';
import { OpeningTextElement } from '@/components/shared/openingText.element';
import { ServiceFilterElement } from '@/components/shared/serviceFilter.element';
import { TeamFilterElement } from '@/components/team/teamFilter.element';
import { ScrollRowElement } from '@/components/ui/scrollRow.element';
import { TabSetElement } from '@/components/ui/tabSet.element';
import { startReveal } from '@/lib/browser/reveal';
import type { ElementName } from '@/lib/site/elementParts';

const ELEMENTS: Record<ElementName, CustomElementConstructor> = {
  'award-gallery': AwardGalleryElement,
  'hero-slider': HeroSliderElement,
  'scroll-row': ScrollRowElement,
  'hub-card': HubCardElement,
  'net-pay': NetPayElement,
  'service-filter': ServiceFilterElement,
  'tab-set': TabSetElement,
  'enquiry-form': EnquiryFormElement,
  'opening-text': OpeningTextElement,
  // Must come after the form: the form restores what the visitor typed, which takes precedence over the URL.
  'quote-request': QuoteRequestElement,
  'team-filter': TeamFilterElement,
};

function start(): void {
  startReveal();
  for (const [name, element] of Object.entries(ELEMENTS)) customElements.define(name, element);
  scrollToIndustries();
}

// Elements defined while the page is still being parsed would not find their children. The script is not deferred because, on a
// slow connection, that would delay DOMContentLoaded, which the script in the head waits for.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
