import sharp from 'sharp';
import { TAX_FILES } from '../../../../../../lib/content/schemas/tax/tax.ts';
import { COLLECTIONS } from '../../../../../../lib/server/content/source/collections.ts';
import { type ContentCopy, type Mistake, testMistakes } from '../support/contentCopy.ts';

/** Editors' mistakes, with what the check finds and expects; the wording of messages is tested in messages.test.ts. */

const { affiliations, articles, firm, financeActs, media, search, sectors, team, videos } = COLLECTIONS;
const { calendar, payroll, paye, penalties, rates, sources, withholding } = TAX_FILES;
const ARTICLE = 'content/resources/articles';

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#884422', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
const PHOTOS: Readonly<Record<string, string | Uint8Array>> = {
  'harbour.jpg': await picture(60, 40).jpeg().toBuffer(),
  'letter.jpg': 'Dear Sir',
  'webp.jpg': await picture(60, 40).webp().toBuffer(),
  'office.jpg': (await picture(600, 400).jpeg().toBuffer()).subarray(0, 9000),
};
const PHOTO_FAULTS = [
  'letter.jpg:1  the file: found "letter.jpg", which cannot be read as a picture, expected a JPEG or PNG picture',
  'webp.jpg:1  the file: found "webp.jpg", which holds a picture of another kind (webp)',
  'office.jpg:1  the file: found "office.jpg", a picture that is damaged or breaks off',
];

const AUDIT = 'content/services/audit.mdx';

/** Adds this test's photos to the firm's. */
function usePhotos({ write }: ContentCopy): void {
  for (const [name, bytes] of Object.entries(PHOTOS)) write(`content/images/${name}`, bytes);
}

const FUTURE = '"date": "2999-01-01"';
const SAME_ID = '"id": "first-audit"';
const OLD_FILE = '"downloadUrl": "/resources/articles/old-name.pdf"';
const NO_FILE = 'expected the name of a file in content/images';

testMistakes(
  'mistakes in lists and front matter are reported, and nothing else',
  {
    [team.file]: [['"specialties":', '"specialities":', 'not known here, expected one of id, name, position']],
    [videos.file]: [
      [/"id": "[^"]+"/, SAME_ID, /" a second time \(the first is at .*articles\.json:\d+\), expected another id$/],
    ],
    [media.file]: [
      [/"date": "[^"]*"/, FUTURE, 'found "2999-01-01", expected a day that is not in the future', 'after 2999-01-01'],
    ],
    [articles.file]: [
      [
        /"title": "[^"]*"/,
        '"title": "VAT due date in Tanzania"',
        /title: found the title of another page \(content\/duties/,
      ],
      [/"downloadUrl": "[^"]*"/, OLD_FILE, /old-name\.pdf", expected ".*", after its id$/, 'the site no longer has'],
    ],
    [sectors.file]: [
      [/(?<="services": \[\s*)"[^"]+"/, '"auditing"', /found "auditing", expected one of .*, for example "audit"/],
      ['withholding.minerals}.', 'withholding.mineral}.', 'rates.json; the nearest are withholding.minerals, '],
    ],
    [search.file]: [['"link": "/about"', '"link": "/about#values"', 'expected a page that the search lists, such as']],
    [financeActs.file]: [
      ['finance-act-2026#losses', 'finance-act-2024#moorings', 'expected the id of a later Finance Act, #, the'],
      [
        '"official": "not found"',
        '"official": "on paper"',
        'expected the address of the official text, or "not found"',
      ],
      ['"official": "https://www.tra.go.tz', '"official": "https://docslib.org', 'no copy that somebody left'],
    ],
    [affiliations.file]: [
      ['"description": "', '"description": "SDL is {rate:sdl.rate. ', 'found a rate that is not written as one'],
      ['"caption": "Affiliation"', '"caption": "**Member**"', 'caption: found **, which readers would see'],
      [/(?<="descriptor": "\w)/, '\\u000b', 'descriptor: found an invisible character (U+000B)'],
    ],
    [firm.file]: [
      [/(?<="replyPromise": ")/, '{rate:sdl.rate} ', 'expected no rate, since forms and mails show this text'],
    ],
    'content/services.sw.json': [
      [
        '"texts": [',
        '"texts": [{ "at": "audit/title", "en": "A", "sw": "B" }, { "at": "audit/title", "en": "A", "sw": "C" },' +
          '{ "at": "audit/title", "en": "A {city}", "sw": "D" },',
        'texts entry 2 en: found "A", expected each sentence of a place once; entry 1 has it too',
        'texts entry 3 sw: found "D", expected {city} too, as the English has it',
      ],
    ],
    'content/pages.sw.json': [
      [/"sw": "/, '"sw": "{jina} ', 'expected no {jina}, since nothing fills it in: only what the English has'],
    ],
    'content/words.sw.json': [['"Mwanzo"', '"Mwanzo {jina}"', 'Home: found "Mwanzo {jina}", expected no {jina}']],
    'content/home.sw.json': [
      ['"at": "opening"', '"at": "openings"', 'at: found "openings", which names none, expected a field'],
    ],
    [AUDIT]: [
      [/^swahili: .*/m, 'swahili: “ukaguzi”', 'found “ and ” around the text, which readers would see'],
      [/^features:/m, 'photo:\n  file: harbuor.jpg\n  alt: X\nfeatures:', `${NO_FILE}, for example file: harbour.jpg`],
      ['', '![The desk](desk.jpg)', `picture: found "desk.jpg", ${NO_FILE}`, ...PHOTO_FAULTS],
    ],
    [`${ARTICLE}/sail-cloth.mdx`]: [
      [/^checkedOn: .*/m, "checkedOn: '2026-07-20'", 'the day of the text; if the text has changed'],
    ],
    [`${ARTICLE}/first-audit.mdx`]: [
      [/^updatedOn: .*/m, "updatedOn: '2026-11-20'", 'expected a day after 2026-11-20, on which its catalogue has it'],
    ],
    [`${ARTICLE}/lost-years.mdx`]: [
      [/^financeAct: .*/m, 'financeAct: 2025', /on which the Finance Act 2025 was assented to, or an older/],
    ],
  },
  usePhotos,
);

const VAT_DAY =
  'expected the id of an entry of content/tax/rates.json (day-of-month), for example "dayOfNextMonth": "filing';
const READ = '"is": "read", "source": "finance-act-2025", "section": "section 1"';
const NO_FIGURE = 'found "overtime.hours", where no figure stands, expected file and fields of content/tax';

testMistakes('mistakes in tax tables are reported', {
  [calendar.file]: [
    ['"filing.vat-day"', '"filing.vatday"', VAT_DAY],
    [/(?="dayOfNextYear": "03-31")/, '"dayOfNextMonth": "last",', 'expected one of dayOfNextMonth, '],
  ],
  [penalties.file]: [['"company": 15', '"company": 10', 'points that make the 225000 shillings of late.company from']],
  [withholding.file]: [
    ['"withholding.royalty"', '"withholding.royalties"', 'for example "rate": "withholding.royalty"'],
    [/,\s*"nothing": "Do not withhold on a prem[^"]*"/, '', 'expected a sentence for the payees of the other'],
  ],
  [payroll.file]: [
    ['"due": "filing.payroll-day"', '"due": "filing.payrol-day"', 'for example "due": "filing.payroll-day"'],
    ['"id": "nssf"', '"id": "nssg"', /id: found "nssg", expected one of paye, .*, for example "id": "nssf"$/],
    ['"what": "PAYE"', '"what": "PAYE, from {rate:paye.taxfree}"', 'the nearest are paye.tax-free,'],
  ],
  [rates.file]: [
    ['"overtime.capHours"', '"overtime.hours"', NO_FIGURE, 'before any value, expected a day from 2012-07-01'],
  ],
  [paye.file]: [
    ['"is": "reported", "source": "deloitte-2013"', READ, 'a source of the kind quoted-law, for a value that is read'],
    ['"budget-notes-2014"', '"budget-notes-2041"', 'expected the id of an entry of content/tax/sources.json, for'],
  ],
  [sources.file]: [['"heldIn": "income-tax-act"', '"heldIn": "nssf-act"', 'heldIn: found "nssf-act", expected ']],
});

const { contributions, corporate, holidays, overtime } = TAX_FILES;
const { founder, glossary } = COLLECTIONS;

testMistakes('a percentage above 100 is reported without its consequences', {
  [rates.file]: [[/(?<="id": "vat.standard",[\s\S]*?"value": )[\d.]+/, '1800', 'at most 100 (percent)']],
});

/** Mistakes that once went unnoticed or produced a wrong page. */
testMistakes('impossible values are reported', {
  [contributions.file]: [['"employeeRate": 10', '"employeeRate": 100', 'expected a number from 0 to 50, for example']],
  [overtime.file]: [['"weekHours": 45', '"weekHours": 450', 'weekHours: found 450, expected']],
  [corporate.file]: [[/"financeAct": \d+/, '"financeAct": 2099', 'expected the year of an Act that has been passed']],
  [holidays.file]: [
    ['"2027-05-17", "name": "Eid al-Adha"', '"2027-03-23", "name": "Good Friday"', 'no entry: Easter gives its day'],
    ['"2028-02-28"', '"2028-02-27"', 'expected each day once; another holiday is on this one'],
  ],
  [firm.file]: [
    ['"closes": "12:30"', '"closes": "06:30"', 'closes: found "06:30", expected a time after 07:00, at which it opens'],
    [
      '"days": ["Wednesday",',
      '"days": ["Monday", "Wednesday",',
      'days or times that "Monday and Tuesday" does not have',
    ],
    ['-5.0689', '39.0988', 'latitude: found 39.0988, expected a number from -11.8 to -0.9'],
    ['"longitude": 39.0988', '"longitude": -5.0689', 'longitude: found -5.0689, expected a number from 29.2 to 40.7'],
    [/(?<="foundedYear": )\d+/, '2099', 'foundedYear: found 2099, expected a year that has begun'],
    ['"+255 700 111 000"', '"+255 700 111 00"', 'phone: found "+255 700 111 00", expected nine digits after +255'],
    [/"diamond": "[^"]+"/, '"diamond": "<b>x</b>"', 'mark.diamond: found "<b>x</b>", expected path data of SVG'],
  ],
  [founder.file]: [[/(?<="quote": ")/, 'A\u200B', 'quote: found an invisible character (U+200B)']],
  [videos.file]: [[/(?<="link": "https:\/\/[^"]+)(?=")/, '\u202E', 'found an invisible character (U+202E)']],
  [glossary.file]: [[/(?<="text": ")/, 'very '.repeat(4000), 'expected at most 2000 characters']],
  [media.file]: [
    [/(?<="date": ")\d+/, '1925', 'expected a day since 2000'],
    [
      /(?<="description": "[^"]+",)/,
      '"thumbnailUrl": "/images/none.jpg",',
      'expected a file that a catalogue names or',
    ],
  ],
  [team.file]: [
    [
      /(?<="id": "[^"]+",)/,
      '"photo": "zawadi.jpg",',
      'photo: found a field that is not known here',
      'the nearest is image',
    ],
  ],
  'content/services/training.mdx': [
    [
      /^features:/m,
      'photo:\n  file: lighthouse.jpg\n  alt: IMG_1234.jpg\nfeatures:',
      'expected words, not the name of a file',
    ],
  ],
  [AUDIT]: [
    ['', 'Call +255 700 111 00.', 'text: found "+255 700 111 00", expected nine digits after +255'],
    ['', 'Call [us](tel:+2557001110000).', 'link: found "tel:+2557001110000", expected a number such as tel:'],
    ['', '- [ ] one', 'list: found [ ] or [x], a box that nobody can tick'],
    ['', 'At [home](https://www.jahazi.example/about).', 'expected its path, which leads there on previews too'],
    ['', '## Steps\n\n#### Below', 'heading: found ####, expected ### or fewer, one level below the heading before'],
  ],
  'content/pages/terms-of-service.mdx': [
    [/^description: .*/m, 'description: What it says.', 'found the description of another page (content/pages'],
    [
      /^title: .*/m,
      'title: Privacy Policy',
      /found the title of another page \(content\/pages\/privacy-policy\.mdx:\d+\), expected a title not used by another page, for example "?title/,
    ],
  ],
  'content/pages/accessibility.mdx': [
    [/^title: .*/m, 'title: *all', 'found a sign * before a name, expected the value in'],
  ],
});

const TOKEN =
  'found a rate between braces, which only fields have, expected a tag, for example <Rate of="vat.threshold" />';
const TARGETS = [
  '/services#tax',
  '/resources?category=guides',
  '/resources/guides/tax-guide-2024-25.pdf',
  '#your-rights',
];
const ADDRESSES = ['mailto:hello@firm.example', 'tel:+255700000000', 'https://www.tra.go.tz/'];

testMistakes('invalid content in a text is reported', {
  'content/pages/privacy-policy.mdx': [
    ['', '# Your rights', ':1  heading: found a first-level heading, expected second level or below'],
    ['', '<Chart />', 'tag: found <Chart>, expected ordinary text or one of <Note>, <Question>, <Rate>, <PayeTable>,'],
    ['', '<Note style="color:red">Text.</Note>', /<Note> style: found .* not known here, expected one of title, place/],
    ['', '<Question>Text.</Question>', /<Question> title: found nothing, .*, for example title="When is it due\?"$/],
    ['', 'The rate is {rate}.', ':13  text: found code, expected ordinary text, with \\{ for a brace'],
    ['', 'See [](/contact).', ':5  link: found no words for it, expected what it leads to, between the square'],
    ['', 'So **widened.', 'found **, which readers would see, expected two before the words and two after them'],
    ['', '[the act] (/services/audit)', 'expected an address in round brackets right behind the square ones'],
    ['', '##VAT', 'found ##, which readers would see, expected a space between the signs # and the words'],
    ['', 'So.[^1]', 'found [^, which readers would see, expected the note in the sentence itself'],
    ['', '• one\n• two', 'found •, which readers would see, expected an empty line, and lines that begin with a'],
    ['', 'Grants\u0007 rose.', 'text: found an invisible character (U+0007), expected the text without it'],
    ['', '2024. Grants rose.', 'found a list that begins at 2024, expected another first word, or a backslash'],
    ['', '## ', 'heading: found no words, expected words after the signs #, or no line'],
    ['', '| A | B |\n| 1 | 2 |', 'found no line of hyphens below its first, expected one, for example | ---'],
    ['', '| A |\n| - |\n| 1 | 2 |', 'of which the last would not be shown, expected 1, as in its first row'],
    ['', '![Form](https://cdn.example/x.png)', 'found "https://cdn.example/x.png", expected the name of a file in'],
    ['', '[x](/services/adit)', 'found "/services/adit", expected a page of this site; the nearest is /services/audit'],
    ['', '[x](services/audit)', 'found "services/audit", expected a path that begins with /, such as /services/audit'],
    ['', '[x](http://www.tra.go.tz)', 'found "http://www.tra.go.tz", expected an address that begins with https://'],
    ['', '[x](/resources/guides/no-such-form.pdf)', 'expected a file that a catalogue names or that lies below'],
    ['', '[x](mailto:abc)', 'found "mailto:abc", expected an email address after mailto:'],
    ['', '[x](/fees.html)', 'found "/fees.html", expected no .html at the end'],
    ...[...TARGETS, ...ADDRESSES].map((right): Mistake => ['', `[x](${right})`]),
  ],
  [`${ARTICLE}/first-audit.mdx`]: [
    ['', 'At <Rate of="vat.treshold" /> of it.', ':4  <Rate> of: found "vat.treshold", expected the id of a rate in'],
    ['', 'It is <Rate of="sdl.rate" on="2026-13-01" />.', '<Rate> on: found "2026-13-01", expected a day from 2012'],
    ['', '## SDL at <Rate of="sdl.rate" />', 'heading: found <Rate>, expected words alone, since links to the heading'],
    ['', '[**<Rate of="sdl.rate" />** of pay](/rates).', 'link: found <Rate>, expected words alone, and the rate'],
    ['', '<PayeTable year="2011/12" />', '<PayeTable> year: found "2011/12", expected one of 2012/13'],
    ['', '<RateTable />', /<RateTable> of: found nothing, expected one of .*, for example of="\w+"$/],
    ['', 'It is \\{rate:sdl.rate\\}.', `text: ${TOKEN}`],
    ['', '<Note title="SDL is {rate:sdl.rate}">Mind it.</Note>', `<Note>: ${TOKEN}`],
  ],
  'content/resources/finance-act/finance-act-2026.mdx': [
    ['', '<Changes />', 'text: found <Changes /> again, expected it exactly once'],
  ],
  'content/resources/finance-act/finance-act-2024.mdx': [
    ['<Changes />', '', 'text: found no <Changes />, expected it exactly once'],
  ],
});
