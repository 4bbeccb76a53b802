/**
 * Makes this checkout's content that of another firm: name, address, office hours, ten other people, a photo, one video more,
 * a short description, and a sentence whose Kiswahili is missing. It is correct, so every test passes, as every night shows.
 * `git restore content && git clean -f content/images` undoes it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

// biome-ignore lint/suspicious/noExplicitAny: content of any collection, which the content check parses afterwards
type Content = any;

const pathOf = (file: string) => join(import.meta.dirname, '../content', file);

/** Writes a file anew, in the format of the others. */
function change(file: string, edit: (text: string) => string): void {
  writeFileSync(pathOf(file), edit(readFileSync(pathOf(file), 'utf8')));
}
function changeData(file: string, edit: (data: Content) => Content): void {
  change(file, (text) => JSON.stringify(edit(JSON.parse(text)), undefined, 2));
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
    // Of one nothing else is known.
    ...(place < 9 && { experience: 20 - place, specialties: ['Audit'], education: ['CPA'], isLeadership: place < 2 }),
  })),
);
changeData('founder.json', (founder) => ({ ...founder, name: NAMES[0], initials: 'AM', placeholder: false }));
changeData('services.json', (services) =>
  services.map((service: Content, place: number) => ({ ...service, lead: idOf(NAMES[place % NAMES.length] ?? '') })),
);

changeData('resources/videos.json', ([first, ...others]) => [
  {
    ...first,
    id: 'how-we-count-stock',
    title: 'How we count stock',
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
changeData('pages.sw.json', (twins) => ({ ...twins, texts: twins.texts.slice(0, -1) }));

mkdirSync(pathOf('images'), { recursive: true });
const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#8899aa' } });
await photo.jpeg().toFile(pathOf('images/count.jpg'));
change('services/audit.mdx', (text) =>
  text.replace(/^icon: /m, "photo:\n  file: 'count.jpg'\n  alt: 'Two people count bags in a store'\nicon: "),
);
execFileSync('biome', ['format', '--write', 'content'], { stdio: 'inherit' });
