/**
 * `npm exec -- node tests/otherContent.ts` replaces this checkout's content with that of another firm after a change in
 * the law: another name, address and office hours, ten other people, a photo, one more video, another rate from next
 * month, a PAYE table for the next tax year, one article fewer, a right-aligned column, sentences without a Kiswahili
 * translation, and differently formatted JSON. The result is valid, so every test must pass; the nightly run checks
 * this. `git restore content && git clean -f content/images` reverts it.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

// biome-ignore lint/suspicious/noExplicitAny: content of any collection, which the content check parses afterwards
type Content = any;

const pathOf = (file: string) => join(import.meta.dirname, '../content', file);

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(pathOf(file), edit(readFileSync(pathOf(file), 'utf8')));
}
/** Edits the data of a file and formats it like no other JSON file. */
function changeData(file: string, edit: (data: Content) => Content): void {
  change(file, (text) => JSON.stringify(edit(JSON.parse(text)), undefined, '\t'));
}

changeData('firm.json', (firm) => ({
  ...firm,
  name: 'Kilimo & Watu',
  url: 'https://www.kilimo-watu.example',
  phone: '+255 711 222 333',
  whatsapp: '+255 711 222 334',
  email: 'ofisi@kilimo-watu.example',
  address: { ...firm.address, lines: ['2nd Floor, Ghala House'], street: 'Uhuru Street' },
  hours: [
    { ...firm.hours[0], opens: '08:00', closes: '17:00', text: '8:00 AM to 5:00 PM' },
    { label: 'Saturday and Sunday', days: ['Saturday', 'Sunday'], text: 'Closed' },
  ],
}));

const NAMES = 'Abel Babu Cosmas Dorcas Elia Fatma Godfrey Hawa Iddi Jokha'.split(' ').map((name) => `${name} Mfano`);
const idOf = (name: string) => name.toLowerCase().replace(' ', '-');
changeData('team.json', ([first]: Content) =>
  NAMES.map((name, place) => ({
    id: idOf(name),
    name,
    position: place === 0 ? 'Managing Partner' : 'Associate',
    department: first.department,
    // One of them has no further details.
    ...(place < 9 && { experience: 20 - place, specialties: ['Audit'], education: ['CPA'], isLeadership: place < 2 }),
  })),
);
changeData('founder.json', (founder) => ({ ...founder, name: NAMES[0], initials: 'AM', placeholder: false }));
changeData('services.json', (services) =>
  services.map((service: Content, place: number) => ({ ...service, lead: idOf(NAMES[place % NAMES.length] ?? '') })),
);

const [writtenBy, readBy] = NAMES.map(idOf);
for (const file of ['guides', 'articles', 'acts', 'finance-act']) {
  changeData(`resources/${file}.json`, (list) =>
    list.map((entry: Content) => (entry.signed ? { ...entry, signed: { writtenBy, readBy } } : entry)),
  );
}

changeData('resources/videos.json', ([first, ...others]) => [
  {
    ...first,
    id: 'how-we-count-stock',
    title: 'How we count stock',
    description: 'How we count stock at the end of a year.',
    link: 'https://videos.example/stock',
    motif: 'lens',
  },
  first,
  ...others,
]);
changeData('resources/articles.json', ([first, ...others]) => [
  { ...first, description: 'Fiscal receipts.' },
  ...others,
]);

const LEAD = { at: 'contact/lead', sw: 'Tuandikie, tupigie, tutembelee.' };
changeData('pages.sw.json', ({ texts }) => ({
  texts: texts.slice(0, -1).map((twin: Content) => (twin.at === LEAD.at ? { ...twin, ...LEAD } : twin)),
}));
changeData('words.sw.json', (words) => ({ ...words, 'Search the whole site': 'Tafuta popote' }));

const TODAY = new Date();
const day = (year: number, month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
const nextMonth = day(TODAY.getUTCFullYear(), TODAY.getUTCMonth() + 1);
const LAW = { law: 'Finance Act of next year, section 9', evidence: { is: 'reported', source: 'budget-notes-next' } };

changeData('tax/sources.json', ({ sources, ...file }) => ({
  ...file,
  sources: [
    ...sources,
    { id: 'budget-notes-next', kind: 'publication', title: 'Notes on the next budget', readOn: day(2026, 10) },
  ],
}));
changeData('tax/contributions.json', (file) => ({
  ...file,
  sdl: [...file.sdl, { ...file.sdl.at(-1), from: nextMonth, rate: 3, ...LAW }],
}));
changeData('tax/paye.json', (file) => {
  const newest = file.tables.at(-1);
  const start = Number(newest.years.at(-1).slice(0, 4)) + 1;
  const years = [`${start}/${String(start + 1).slice(2)}`];
  const bands = newest.bands.map((band: Content) => (band.rate === 30 ? { ...band, rate: 32 } : band));
  const table = {
    ...newest,
    id: `paye-${start}-07`,
    from: `${start}-07-01`,
    years,
    bands,
    ...LAW,
  };
  return { ...file, tables: [...file.tables, table] };
});

/** Deletes an article as the check requires: removes its links and search phrases, and adds two redirects. */
const GONE = '/resources/articles/landlord-and-tenant';
const OTHER = '/resources/articles/withholding-tax-on-services';
rmSync(pathOf(`${GONE.slice(1)}.mdx`));
const isOther = ({ link }: Content) => link !== GONE;
changeData('resources/articles.json', (list) => list.filter(({ id }: Content) => !GONE.endsWith(id)));
changeData('search.json', (file) => ({ ...file, pages: file.pages.filter(isOther) }));
changeData('duties.json', (list) => list.map((duty: Content) => ({ ...duty, pages: duty.pages.filter(isOther) })));
for (const file of ['sectors.json', 'resources/acts/stamp-duty-act.mdx'])
  change(file, (text) => text.replaceAll(GONE, OTHER));
changeData('redirects.json', (list) => [...list, { from: GONE, to: OTHER }, { from: `${GONE}.pdf`, to: OTHER }]);

change(
  'resources/articles/ending-a-job.mdx',
  (text) => `${text}\n## In shillings\n\n| What | Amount | Days |\n|:---|---:|:-:|\n| Notice | 500,000 | 28 |\n`,
);

mkdirSync(pathOf('images'), { recursive: true });
const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#8899aa' } });
await photo.jpeg().toFile(pathOf('images/count.jpg'));
change('services/audit.mdx', (text) =>
  text.replace(/^icon: /m, "photo:\n  file: 'count.jpg'\n  alt: 'Two people count bags in a store'\nicon: "),
);
