/** Every custom element of the site. Bundled into one file (lib/server/site-build/bundleScripts.ts), which runs once the page is parsed. */
import { EnquiryForm } from '@/components/behaviours/enquiry/enquiryForm.element';
import { OpeningText } from '@/components/behaviours/openingText.element';
import { QuoteRequest } from '@/components/contact/quoteRequest.element';
import { TeamFilter } from '@/components/team/teamFilter.element';
import { startReveal } from '@/lib/browser/reveal';
import type { ElementName } from '@/lib/site/elementParts';

const ELEMENTS: Record<ElementName, CustomElementConstructor> = {
  'enquiry-form': EnquiryForm,
  'opening-text': OpeningText,
  // After the form, which restores what was typed: that wins over what the URL carries.
  'quote-request': QuoteRequest,
  'team-filter': TeamFilter,
};

startReveal();
for (const [name, element] of Object.entries(ELEMENTS)) customElements.define(name, element);
