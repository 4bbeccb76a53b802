/** One request of the comparison (compareServers.ts). */
export type Asked = {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Why the two answers differ, and whose the difference is; without it they have to agree. */
  differs?: string;
};

const FORM = 'application/x-www-form-urlencoded';
const ENQUIRY = {
  name: 'Asha Mushi',
  email: 'asha@visitor.example',
  phone: '+255 712 345 678',
  service: 'audit',
  message: 'We need an audit of the year 2026. When can you begin?',
  consent: 'on',
  elapsed: '40000',
};

const post = (path: string, fields: Readonly<Record<string, string>>, headers: Asked['headers'] = {}): Asked => ({
  method: 'POST',
  path,
  headers: { 'content-type': FORM, ...headers },
  body: new URLSearchParams(fields).toString(),
});

const CONTACT = '/contact-form.php';
const HTML = { accept: 'text/html' };

const FORMS: readonly Asked[] = [
  post(CONTACT, { ...ENQUIRY, id: '00000000-0000-4000-8000-000000000001' }),
  post(CONTACT, { ...ENQUIRY, id: '00000000-0000-4000-8000-000000000002' }, HTML),
  post(`${CONTACT}/`, { ...ENQUIRY, id: '00000000-0000-4000-8000-000000000003' }),
  post(`${CONTACT}?utm_source=x`, { ...ENQUIRY, id: '00000000-0000-4000-8000-000000000004' }),
  post(CONTACT, { ...ENQUIRY, email: 'nothing' }),
  post(CONTACT, { ...ENQUIRY, email: 'nothing' }, HTML),
  post(CONTACT, {}),
  post(CONTACT, ENQUIRY, { origin: 'https://elsewhere.example' }),
  post(CONTACT, { ...ENQUIRY, message: 'x'.repeat(300_000) }),
  { method: 'POST', path: CONTACT, headers: { 'content-type': 'application/json' }, body: JSON.stringify(ENQUIRY) },
  { method: 'POST', path: CONTACT, headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
  { method: 'POST', path: CONTACT, headers: { 'content-type': 'text/plain' }, body: 'name=Asha' },
  ...['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'].map((method) => ({ method, path: CONTACT })),
  post('/.netlify/functions/contact-form', ENQUIRY),
  { path: '/newsletter' },
  post('/newsletter', { email: 'nothing' }),
  post('/newsletter', { email: 'nothing' }, HTML),
  post('/newsletter', { email: 'asha@visitor.example' }),
  { path: '/newsletter/confirm' },
  { path: '/newsletter/confirm?token=guess' },
  post('/newsletter/confirm?token=guess', {}),
  { path: '/newsletter/leave?token=guess' },
  post('/newsletter/leave?token=guess', {}),
  { path: '/enquiries/release?token=guess' },
  post('/enquiries/release?token=guess', {}),
  { path: '/health' },
  { method: 'POST', path: '/health' },
  { path: '/ics/my.ics?staff=10&vat=1' },
  { path: '/ics/my.ics?staff=none' },
];

const PAGES: readonly Asked[] = [
  ...['/', '/about', '/services/audit', '/calculator/vat', '/rates/2026-27', '/sw', '/404'].map((path) => ({ path })),
  ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/build.txt'].map((path) => ({ path })),
  { path: '/.well-known/security.txt' },
  { path: '/services/nothing' },
  { path: '/nothing' },
  { path: '/nothing.pdf' },
  { path: '/%61bout' },
  { path: '/about?utm_source=mail' },
  { path: '/..%2fpackage.json' },
  { path: '/resources/articles' },
  { method: 'HEAD', path: '/about' },
  { method: 'POST', path: '/about' },
  { method: 'TRACE', path: '/about' },
  { path: '/about/', differs: 'Netlify’s command line has no pretty URLs; its network has' },
  { path: '/about.html', differs: 'Netlify’s command line has no pretty URLs; its network has' },
  { path: '/_headers', differs: 'Netlify’s command line serves the file of rules' },
  { path: '/.netlify/functions/nothing', differs: 'Netlify’s command line answers for a function that is not there' },
  {
    path: '/.netlify/functions/digest',
    differs: 'Netlify’s command line runs schedules by their address; its network does not',
  },
  { path: `/${'a'.repeat(9000)}`, differs: 'Netlify’s command line refuses paths of this length' },
];

/** What is asked of both servers, in this order. */
export const REQUESTS: readonly Asked[] = [...FORMS, ...PAGES];
