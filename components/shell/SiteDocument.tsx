import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { Icon } from '@/components/ui/icon/Icon';
import { isReadyToLaunch } from '@/lib/server/content/check/launchCheck';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { stockPicture } from '@/lib/server/pictures/registry';
import { preloadedFonts } from '@/lib/server/seo/siteMetadata';
import { requestLink, whatsappLink } from '@/lib/site/contactLinks';
import type { Translate } from '@/lib/words/translate';
import { BorderStrip } from './BorderStrip';
import { ContactBar } from './ContactBlock';
import { SiteHeader } from './header/SiteHeader';
import { Mark, type MarkProps } from './Logo';
import routeOverlayStyles from './RouteOverlay.module.scss';
import scrollToTopStyles from './ScrollToTop.module.scss';
import styles from './SiteDocument.module.scss';
import { SiteFooter } from './SiteFooter';

/**
 * The inline script of lib/browser/page-start. It is identical on every page, so that the content security policy needs only one
 * hash. The build adds the scripts that a page loads as attributes of its tag (lib/server/site-build/pageScripts.ts).
 */
const PAGE_START = readFileSync(join(process.cwd(), '.generated/page-start.js'), 'utf8');

/** Back-to-top button, shown by the inline script (lib/browser/page-start/start.ts). Its ring fills up as the page is scrolled. */
function ScrollToTop({ translate }: { translate: Translate }) {
  return (
    <button
      type="button"
      className={`${scrollToTopStyles.button} notPrinted`}
      aria-label={translate('Back to top')}
      data-part="to-top"
    >
      <svg viewBox="0 0 48 48" className={scrollToTopStyles.ring} aria-hidden="true">
        <circle cx="24" cy="24" r="22" pathLength="1" />
      </svg>
      <Icon name="arrow-up" />
    </button>
  );
}

/**
 * Briefly covers the page with the firm's mark after each route change (lib/browser/page-start/frame.ts). It blocks clicks on
 * content that is not visible yet; focus, keyboard and title carry on underneath. It is the first element, so that it is part of
 * the first paint.
 */
function RouteOverlay({ mark }: MarkProps) {
  return (
    <div className={`${routeOverlayStyles.overlay} notPrinted`} aria-hidden="true">
      <div className={routeOverlayStyles.sheet}>
        <svg viewBox="0 0 44 49.5" className={routeOverlayStyles.mark} aria-hidden="true">
          <Mark mark={mark} />
        </svg>
        <div className={routeOverlayStyles.border}>
          <BorderStrip border="teeth" scope="overlay" />
        </div>
      </div>
    </div>
  );
}

/** Netlify deploy contexts other than the published site. */
const PREVIEW_CONTEXTS = ['deploy-preview', 'branch-deploy'];

/** Marks every page of a deploy preview as such. Decided at build time by Netlify's CONTEXT. */
export function PreviewBanner() {
  if (!PREVIEW_CONTEXTS.includes(process.env.CONTEXT ?? '')) return null;
  return (
    <p className={`${styles.banner} small`} data-part="preview">
      Preview of a change, not the published site. Enquiries sent here reach nobody.
      {isReadyToLaunch() || ' Not ready to be launched: npm run launch-check lists the open points.'}
    </p>
  );
}

/** The HTML document of every page: inline script, header, content, footer. */
export function SiteDocument({ children, translate }: { children: ReactNode; translate: Translate }) {
  const firm = getFirm(translate.language);
  for (const href of preloadedFonts()) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={translate.language} data-fallback={stockPicture('default').src} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: this is the document of the root layout and of the 404 page */}
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash in the policy */}
        <script data-part="page-start" dangerouslySetInnerHTML={{ __html: PAGE_START }} />
      </head>
      <body>
        <RouteOverlay mark={firm.mark} />
        <a href="#content" className={`${styles.skip} ui notPrinted`}>
          {translate('Skip to content')}
        </a>
        <PreviewBanner />
        <SiteHeader translate={translate} />
        <main id="content" tabIndex={-1} data-pagefind-body>
          {children}
        </main>
        <ContactBar
          translate={translate}
          phone={firm.phone}
          chat={whatsappLink(firm.whatsapp)}
          request={requestLink({}, translate.language)}
        />
        <SiteFooter translate={translate} />
        <ScrollToTop translate={translate} />
      </body>
    </html>
  );
}
