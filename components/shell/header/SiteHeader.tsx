import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { FramedPicture } from '@/components/ui/FilePicture';
import { Icon } from '@/components/ui/icon/Icon';
import { TextLink } from '@/components/ui/TextLink';
import { hasPlaceholders } from '@/lib/server/content/check/launchCheck';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { headerStrip, servicePicture } from '@/lib/server/pictures/registry';
import { callbackLink, telLink, whatsappLink } from '@/lib/site/contactLinks';
import { navigationItems } from '@/lib/site/navigation';
import { PAGES } from '@/lib/site/pages';
import { hrefIn } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';
import { LanguageLink } from '../LanguageLink';
import { Logo } from '../Logo';
import { DesktopNav } from './DesktopNav';
import { MobileMenu } from './MobileMenu';
import styles from './SiteHeader.module.scss';

/** Previews of the services, shown one at a time in their dropdown. */
function previews() {
  return Object.fromEntries(
    getAllServices('en').map((service) => {
      const picture = servicePicture.framed({ base: '260px' }, service);
      return [
        service.slug,
        <>
          <FramedPicture picture={picture} />
          <strong>{service.title}</strong> {service.features.slice(0, 2).join(' · ')}
        </>,
      ];
    }),
  );
}

/**
 * The header of every page: transparent over the dark hero, white after scrolling 10 px. Both menus use the same list of links, so
 * it is serialised only once.
 */
export function SiteHeader({ translate }: { translate: Translate }) {
  const { name, descriptor, phone, whatsapp, mark } = getFirm(translate.language);
  const items = navigationItems(getAllServices(translate.language), translate);
  const firm = { name, descriptor, mark };
  return (
    <header className={styles.header}>
      {hasPlaceholders() && (
        <p className={`${styles.samples} band notPrinted`}>{getPageTexts(translate.language).sampleNotice}</p>
      )}
      <div className={`${styles.inner} wrap`}>
        <a href={hrefIn('/', translate.language)} className={styles.home}>
          <Logo firm={firm} />
        </a>
        <DesktopNav
          label={translate('Main')}
          items={items}
          previews={translate.language === 'en' ? previews() : {}}
          border={headerStrip('pearls')}
        />
        <div className={styles.language}>
          <LanguageLink language={translate.language} isShort />
        </div>
        <a
          href={hrefIn('/search', translate.language)}
          className={`${styles.search} iconTarget`}
          aria-label={translate('Search the whole site')}
        >
          <Icon name="search" size={22} />
        </a>
        <div className={styles.call}>
          <ButtonLink href={callbackLink(translate.language)} variant="outline">
            {translate('Book a Call')}
          </ButtonLink>
        </div>
        <MobileMenu
          words={{
            menu: translate('{name} menu', { name }),
            open: translate('Open menu'),
            close: translate('Close menu'),
            main: translate('Main'),
          }}
          language={translate.language}
          items={items}
          allServices={
            <TextLink href={PAGES.services.path} arrow>
              All services
            </TextLink>
          }
          logo={<Logo firm={firm} />}
          actions={
            <>
              <ButtonLink href={telLink(phone)} variant="accent" icon="phone">
                {translate('Call now')}
              </ButtonLink>
              <ButtonLink href={callbackLink(translate.language)} variant="outline">
                {translate('Book a Call')}
              </ButtonLink>
              <ButtonLink href={whatsappLink(whatsapp)} variant="outline" icon="whatsapp">
                WhatsApp
              </ButtonLink>
            </>
          }
        />
      </div>
    </header>
  );
}
