import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/app/elements';
import { ContactForm } from '@/components/contact/ContactForm';
import { SERVICE_OPTIONS } from '@/lib/enquiry/serviceOptions';
import { ENGLISH, type Translate } from '@/lib/words/translate';
import { mountElements } from '@/tests/support/mountElements';

const QUESTIONS = {
  audit: [{ ask: 'Year end', choices: ['31 December', '30 June'] }, { ask: 'Report needed by' }],
  training: [{ ask: 'Subject' }, { ask: 'People' }],
};
const REACH = { phone: '+255 700 000 000', email: 'office@firm.example', whatsapp: '+255 700 000 001' };

// Saved drafts must not leak into the next test.
afterEach(() => sessionStorage.clear());

export const contactForm = (translate: Translate) => (
  <ContactForm
    translate={translate}
    services={SERVICE_OPTIONS}
    questions={QUESTIONS}
    reach={REACH}
    promise="We reply within a day."
  />
);

/** Renders the contact form at a URL, as on /contact. */
export function renderForm(url = '/contact', translate = ENGLISH) {
  window.history.replaceState(null, '', url);
  mountElements(contactForm(translate));
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
export const serviceList = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Service/ });
export const banner = () => screen.getByRole('alert');
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

export const enter = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

/** Fills in all required fields. */
export function fill() {
  enter('Name', 'Asha Mwinyi');
  enter('Email', 'asha@client.example');
  enter('Message', 'When is the return due?');
  fireEvent.input(serviceList(), { target: { value: 'taxation' } });
}

/** Mocks a server that responds only when the test tells it to. */
export function slowServer() {
  let answer: (body: string) => void = () => {};
  const fetch = jest.fn(
    (_url: string, _request: { body: FormData }) =>
      new Promise<{ json: () => Promise<unknown> }>((resolve) => {
        answer = (body) => resolve({ json: async () => JSON.parse(body) });
      }),
  );
  Object.assign(globalThis, { fetch });
  return { fetch, answer: (body: string) => act(async () => answer(body)) };
}
