import '@/components/foundations/global.scss';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { ErrorBoundary } from '@/components/shell/errors/ErrorBoundary';
import { SiteFooter } from '@/components/shell/footer/SiteFooter';
import { HydrationSignal } from '@/components/shell/HydrationSignal';
import { SiteHeader } from '@/components/shell/header/SiteHeader';
import { JsonLd } from '@/components/shell/JsonLd';
import { PageStartScript } from '@/components/shell/PageStartScript';
import { PreviewBanner } from '@/components/shell/PreviewBanner';
import { RouteOverlay } from '@/components/shell/RouteOverlay';
import { ScrollToTop } from '@/components/shell/ScrollToTop';
import { SkipLink } from '@/components/shell/SkipLink';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { preloadedFonts } from '@/lib/server/seo/preloadedFonts';
import { firmData } from '@/lib/server/seo/structuredData';

/** Defaults for pages without metadata of their own. */
export function generateMetadata(): Metadata {
  const firm = getFirm();
  return {
    metadataBase: new URL(firm.url),
    title: 'Tax & Business Advisory',
    description: firm.description,
    icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
  };
}

export const viewport: Viewport = { themeColor: '#15183F' };

export default function RootLayout({ children }: { children: ReactNode }) {
  const firm = getFirm();
  for (const href of preloadedFonts()) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <PageStartScript />
      </head>
      <body>
        <ErrorBoundary>
          <SkipLink />
          <PreviewBanner />
          <SiteHeader />
          <main id="content" tabIndex={-1} data-pagefind-body>
            <ErrorBoundary>{children}</ErrorBoundary>
          </main>
          <SiteFooter />
          <ScrollToTop />
          <RouteOverlay mark={firm.mark} />
        </ErrorBoundary>
        <JsonLd data={firmData(firm)} />
        <HydrationSignal />
      </body>
    </html>
  );
}
