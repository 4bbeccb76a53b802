import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { useLanguage } from '#words';
import { requestLink, whatsappLink } from '@/lib/links/contactLinks';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { preloadedFonts } from '@/lib/server/seo/preloadedFonts';
import { ContactBar } from './contact/ContactBar';
import { DevReload } from './DevReload';
import { SiteFooter } from './footer/SiteFooter';
import { SiteHeader } from './header/SiteHeader';
import { PageStartScript } from './PageStartScript';
import { PreviewBanner } from './PreviewBanner';
import { RouteOverlay } from './RouteOverlay';
import { ScrollToTop } from './ScrollToTop';
import { SkipLink } from './SkipLink';

/** The whole document of a page: head script, header, the page itself, footer. */
export function SiteDocument({ children }: { children: ReactNode }) {
  const firm = getFirm();
  const language = useLanguage();
  for (const href of preloadedFonts()) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={language} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: the document of the root layout and of the 404 page */}
      <head>
        <PageStartScript />
      </head>
      <body>
        <RouteOverlay mark={firm.mark} />
        <SkipLink />
        <DevReload />
        <PreviewBanner />
        <SiteHeader />
        <main id="content" tabIndex={-1} data-pagefind-body>
          {children}
        </main>
        <ContactBar phone={firm.phone} chat={whatsappLink(firm.whatsapp)} request={requestLink({}, language)} />
        <SiteFooter />
        <ScrollToTop />
      </body>
    </html>
  );
}
