/** All custom elements of the site, bundled into one file for every page (lib/server/site-build/bundleScripts.ts). */
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
  // Must come after the form: the form restores what the visitor typed, which takes precedence over the URL.
  'quote-request': QuoteRequest,
  'team-filter': TeamFilter,
};

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Starts each kind of element in a task of its own, so that taps and scrolling need not wait for all of them. */
async function start(): Promise<void> {
  startReveal();
  for (const [name, element] of Object.entries(ELEMENTS)) {
    if (document.querySelector(name)) await nextTask();
    customElements.define(name, element);
  }
  scrollToIndustries();
}

// Elements defined while the page is still being parsed would not find their children. The script is not deferred because, on a
// slow connection, that would delay DOMContentLoaded, which the script in the head waits for.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else void start();
