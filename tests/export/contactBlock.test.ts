import { describe, it } from 'node:test';
import { getFirm } from '../../lib/server/content/loaders/firm.ts';
import { languageOf } from '../../lib/words/language.ts';
import { assertNone, mistakesOf, type Page, pages } from './support/site.ts';

/** Pages on which visitors decide: every service, sector, document, award, publication and calculator. */
const DECIDING = /^\/(services\/(?!not-found).+|industries|resources\/.+\/.+|awards|media|calculator(\/.+)?)$/;
const deciding = pages.filter(({ path }) => DECIDING.test(path));

const { phone, email, whatsapp } = getFirm();
const digits = (number: string) => number.replace(/\D/g, '');

const hrefs = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href') ?? '');

/** Returns the missing ones of the four contact ways at the end of a page. */
function missingWays({ document }: Page): string[] {
  const block = [...document.querySelectorAll('main section[data-pagefind-ignore]')].at(-1);
  const found = hrefs(block?.querySelectorAll('a') ?? []);
  const wanted = ['/contact', `https://wa.me/${digits(whatsapp)}?text=`, `tel:+${digits(phone)}`, `mailto:${email}`];
  return wanted.filter((start) => !found.some((href) => href.startsWith(start)));
}

function barMistakes({ document }: Page, selector: string): string[] {
  const names = [...document.querySelectorAll(`${selector} a`)].map(({ textContent }) => textContent);
  return names.join() === 'Call,WhatsApp,Request' ? [] : [`bar with ${names.join() || 'nothing'}`];
}

describe('pages on which visitors decide', () => {
  it('end in a request, WhatsApp, phone and e-mail', () => assertNone(mistakesOf(missingWays, deciding)));

  it('have a bar of their own for phones', () =>
    assertNone(mistakesOf((page) => barMistakes(page, 'main nav[data-contact-bar]'), deciding)));
});

describe('every page', () => {
  it('has a bar for phones: call, WhatsApp, request', () => {
    const inEnglish = pages.filter(({ path }) => languageOf(path) === 'en');
    assertNone(mistakesOf((page) => barMistakes(page, 'main ~ nav[data-contact-bar]'), inEnglish));
  });
});
