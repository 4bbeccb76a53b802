import { useSay } from '#words';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { FramedPicture } from '@/components/ui/FilePicture';
import { Icon } from '@/components/ui/icon/Icon';
import { TextLink } from '@/components/ui/TextLink';
import { hasPlaceholders } from '@/lib/server/content/check/launchCheck';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { inLanguage } from '@/lib/server/content/source/contentFiles';
import { servicePicture, stripPicture } from '@/lib/server/pictures/registry';
import { callbackLink, telLink, whatsappLink } from '@/lib/site/contactLinks';
import { navigationItems } from '@/lib/site/navigation';
import { PAGES } from '@/lib/site/pages';
import { hrefIn } from '@/lib/site/translatedPages';
import { LanguageLink } from '../LanguageLink';
import { Logo } from '../Logo';
import { DesktopNav } from './DesktopNav';
import { MobileMenu } from './MobileMenu';
import styles from './SiteHeader.module.scss';

/** Pictures of the services, shown one at a time beside the links of their dropdown. */
function previews() {
  return Object.fromEntries(
    getAllServices().map((service) => {
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
 * The header of every page: transparent over the dark hero, white past 10 px. Both menus share one list
 * of links, which is serialised once.
 */
export function SiteHeader() {
  const say = useSay();
  const { name, descriptor, phone, whatsapp, mark } = inLanguage(say.language, getFirm);
  const items = navigationItems(getAllServices(), say);
  const firm = { name, descriptor, mark };
  return (
    <header className={styles.header}>
      <div className={`${styles.inner} wrap`}>
        <a href={hrefIn('/', say.language)} className={styles.home}>
          <Logo firm={firm} />
        </a>
        <DesktopNav
          items={items}
          previews={say.language === 'en' ? previews() : {}}
          border={stripPicture({ border: 'pearls' })}
        />
        <div className={styles.language}>
          <LanguageLink isShort />
        </div>
        <a
          href={hrefIn('/search', say.language)}
          className={`${styles.search} iconTarget`}
          aria-label={say('Search the whole site')}
        >
          <Icon name="search" size={22} />
        </a>
        <div className={styles.call}>
          <ButtonLink href={callbackLink(say.language)} variant="outline">
            {say('Book a Call')}
          </ButtonLink>
        </div>
        <MobileMenu
          label={say('{name} menu', { name })}
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
                {say('Call now')}
              </ButtonLink>
              <ButtonLink href={callbackLink(say.language)} variant="outline">
                {say('Book a Call')}
              </ButtonLink>
              <ButtonLink href={whatsappLink(whatsapp)} variant="outline" icon="whatsapp">
                WhatsApp
              </ButtonLink>
            </>
          }
        />
      </div>
      {hasPlaceholders() && (
        <p className={`${styles.samples} band notPrinted`}>{getPageTexts(say.language).sampleNotice}</p>
      )}
    </header>
  );
}
