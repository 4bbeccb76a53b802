import translations from '../../../content/services.sw.json' with { type: 'json' };
import { serviceLabel } from '../../../lib/enquiry/serviceOptions.ts';
import { type Translate, translateName } from '../../../lib/words/translate.ts';

/** Kiswahili names of services, keyed by the field path of their titles. */
const NAMES = new Map(translations.texts.map(({ at, sw }) => [at, sw]));

/** Returns the name of a service value in the language of a page. Unknown values are returned unchanged. */
export const serviceName = (value: string, translate: Translate): string =>
  (translate.language === 'sw' ? NAMES.get(`${value}/title`) : undefined) ??
  translateName(translate, serviceLabel(value));
