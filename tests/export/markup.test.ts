import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { getAllServices, serviceFile } from '../../lib/server/content/loaders/services.ts';
import { requestLink } from '../../lib/site/contactLinks.ts';
import { SERVICE_CATEGORIES } from '../../lib/site/serviceCategories.ts';
import { englishPath } from '../../lib/site/translatedPages.ts';
import { firstOfEach, isFull } from '../support/cases.ts';
import { flat, mainOf } from './support/parts.ts';
import { assertNone, mistakesOf, type Page, pages } from './support/site.ts';

/** The recommended rules of html-validate, except where a comment below gives a reason. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'heading-level': 'error',
    'no-missing-references': 'error',
    // React writes <meta/>, async="" and charSet, which are equivalent in HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // Without role="list", VoiceOver does not announce a list without bullets as a list.
    'no-redundant-role': 'off',
    // The suggestions below a search field are a listbox, which a select cannot replace.
    'prefer-native-element': ['error', { exclude: ['list', 'listbox'] }],
    // React's useId generates IDs such as _R_1_.
    'valid-id': ['error', { relaxed: true }],
    // The file contains the table of contents twice, and CSS shows one of them; browser tests check landmarks.
    'unique-landmark': 'off',
    // Every title ends with the firm's name, which may be long.
    'long-title': 'off',
    // A phone number may wrap on a narrow screen.
    'tel-non-breaking': 'off',
  },
};

const HANDLER = /^on/i;

function imageMistakes({ document }: Page): string[] {
  return [...document.querySelectorAll('img')]
    .filter((image) => {
      const isSize = (side: string) => /^\d+$/.test(image.getAttribute(side) ?? '');
      return !(image.hasAttribute('alt') && isSize('width') && isSize('height'));
    })
    .map((image) => image.outerHTML);
}

/** Pages that share a template, of which only one is validated: validation takes a quarter of a second per page. */
const SHARED = /^\/(services|calendar|media|resources\/[\w-]+|calculator(?!\/payroll))\/.*/;
const kindOf = ({ path }: Page) => englishPath(path).replace(SHARED, '/$1');
const validated = isFull ? pages : firstOfEach(pages, kindOf);

function headingMistakes({ document }: Page): string[] {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => Number(localName[1]));
  return levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1).map((level) => `skips to h${level}`);
}

describe('the markup of every exported page', () => {
  it('has no skipped heading level', () => assertNone(mistakesOf(headingMistakes)));

  it('is valid HTML on one page of each kind', async () => {
    const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));
    const reports = await Promise.all(validated.map(({ html, file }) => validator.validateString(html, file)));
    const messages = reports.flatMap(({ results }) =>
      results.flatMap(({ filePath, messages }) =>
        messages.map(({ ruleId, message, selector }) => `${filePath}: ${ruleId}: ${message} at ${selector}`),
      ),
    );
    assertNone(messages);
  });

  it('has no inline styles or handlers, which the content security policy would block', () => {
    const mistakes = mistakesOf(({ document }) =>
      [...document.querySelectorAll('*')].flatMap((element) => [
        ...(element.localName === 'style' ? ['a <style>'] : []),
        ...element
          .getAttributeNames()
          .filter((name) => name === 'style' || HANDLER.test(name))
          .map((name) => `<${element.localName} ${name}>`),
      ]),
    );
    assertNone(mistakes);
  });

  it('has width, height and alternative text on every image', () => {
    assert.ok(pages.some(({ document }) => document.querySelector('img')));
    assertNone(mistakesOf(imageMistakes));
  });

  it('starts with a skip link to the main content', () => {
    const mistakes = mistakesOf(({ document }) => {
      const [first] = document.querySelectorAll('body a');
      return first?.getAttribute('href') === '#content' && document.querySelector('main#content')
        ? []
        : ['no skip link'];
    });
    assertNone(mistakes);
  });
});

const ROOT = join(import.meta.dirname, '../..');

const bodyOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').replace(/^---[\s\S]*?\n---\n/, '');

/** Returns paragraphs without markup, whose text is the same in the file and on the page. */
const plainParagraphs = (markdown: string) =>
  markdown
    .split(/\n{2,}/)
    .map(flat)
    .filter((text) => /^[A-Z]/.test(text) && !/[*_`[\]<>{}|\\"']/.test(text));

for (const service of getAllServices('en')) {
  describe(`the page of the service '${service.id}' without scripts`, () => {
    const text = () => flat(mainOf(service.slug).textContent);
    const body = bodyOf(serviceFile(service.id));

    it('contains the text of its file', () => {
      const paragraphs = plainParagraphs(body);
      assert.ok(paragraphs.length > 0, 'no paragraph is plain');
      const shown = text();
      assertNone(paragraphs.filter((paragraph) => !shown.includes(paragraph)));
    });

    it('links to the contact form for this service and to its further reading', () => {
      const links = [...mainOf(service.slug).querySelectorAll('a')];
      const hrefs = links.map((link) => link.getAttribute('href'));
      assertNone((service.reading ?? []).filter((path) => !hrefs.includes(path)));
      const request = links.find(({ textContent }) => textContent === 'Request This Service');
      assert.equal(request?.getAttribute('href'), requestLink({ service: service.id }, 'en'));
    });
  });
}

/** Buttons that are fine before the page's scripts load: disabled ones, those that open a popover, and back-to-top. */
const ANSWERS = ':disabled, [popovertarget], [data-part=to-top]';

/** Returns controls that look enabled but do nothing before the scripts load. */
const deadControls = ({ document }: Page) =>
  [...document.querySelectorAll<HTMLButtonElement>('button, a:not([href])')]
    .filter((control) => !control.matches(ANSWERS) && !(control.type === 'submit' && control.form) && !control.hidden)
    .filter((control) => control.closest('[hidden], dialog:not([open])') === null)
    .map(({ outerHTML }) => outerHTML.slice(0, 160));

/** Excludes the styleguide, which shows buttons that do nothing. */
const sitePages = pages.filter(({ path }) => !path.startsWith('/styleguide'));

it('no page has an enabled control that does nothing before the scripts load', () =>
  assertNone(mistakesOf(deadControls, sitePages)));

describe('the list of services without scripts', () => {
  it('shows every service, sorted by category', () => {
    const links = [...mainOf('/services').querySelectorAll('service-filter li:not([hidden]) h3 a')].map((a) =>
      a.getAttribute('href'),
    );
    assert.deepEqual(
      links,
      SERVICE_CATEGORIES.flatMap((category) =>
        getAllServices('en').flatMap((service) => (service.category === category ? service.slug : [])),
      ),
    );
  });
});
