import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FIELDS, FORM_FIELDS } from '@/lib/enquiry/fields';
import { REFUSAL_MESSAGES } from '@/lib/enquiry/messages';
import { PHRASES } from '@/lib/words/phrases';
import { SWAHILI } from '@/lib/words/swahili';
import { ENGLISH } from '@/lib/words/translate';
import { recordAnnouncements } from '@/tests/support/recordAnnouncements';
import { banner, contactForm, enter, field, fill, renderForm, serviceList, slowServer, submit } from './renderForm';

const messages = () =>
  within(banner())
    .queryAllByRole('listitem')
    .filter((item) => !item.closest('[hidden]'))
    .map(({ textContent }) => textContent);

describe('the contact form', () => {
  it('shows every field with its label, as required or optional', () => {
    renderForm();

    const names = [...document.querySelectorAll('[id^="contact-"][name]')].map((control) =>
      control.getAttribute('name'),
    );
    expect(names).toEqual(FORM_FIELDS.contact);
    for (const name of FORM_FIELDS.contact) {
      const { label, autoComplete, required } = FIELDS[name];
      const control = screen.getByLabelText(`${label}${required?.contact ? ' *' : ' optional'}`);
      expect(control).toHaveAttribute('name', name);
      expect(control).toHaveProperty('required', required?.contact !== undefined);
      expect(control.getAttribute('autocomplete')).toBe(autoComplete ?? null);
    }
  });

  it("posts without scripts, after the browser's own validation", () => {
    renderForm();
    const form = document.querySelector('form');
    expect(renderToString(contactForm(ENGLISH))).not.toContain('novalidate');

    expect(form).toHaveAttribute('action', '/contact-form.php');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    expect(form?.noValidate).toBe(true);
  });
});

describe('a contact form with mistakes', () => {
  it.each([
    ['Email', 'asha@client', 'Please enter a valid email address'],
    ['Phone', '1'.repeat(41), 'Please keep phone under 40 characters'],
  ])('%s %j: %s', async (name, text, message) => {
    renderForm();
    fill();
    enter(name, text);
    await submit();

    expect(within(banner()).getByText(message, { selector: 'p > a' })).toHaveAttribute('href', `#${field(name).id}`);
    expect(messages()).toEqual([]);
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(message);
  });

  it("lists mistakes in field order, and removes a field's message on input", async () => {
    renderForm();
    const said = recordAnnouncements();
    await submit();
    expect(said).toEqual([expect.stringMatching(/^Your message was not sent/)]);
    expect(messages()).toEqual(['Name is required', 'Email is required', 'Service is required', 'Message is required']);
    await userEvent.type(field('Name'), 'Asha');

    expect(field('Name')).toHaveValue('Asha');
    expect(field('Name')).toHaveFocus();
    expect(messages()).toEqual(['Email is required', 'Service is required', 'Message is required']);
  });
});

it("a contact form that fails shows the server's message and other ways to get in touch", async () => {
  const { answer } = slowServer();
  renderForm();
  const ways = () => screen.getByRole('link', { name: '+255 700 000 000' });
  expect(ways()).not.toBeVisible();
  fill();
  await submit();
  await answer('{"success":false,"message":"Please call us."}');

  expect(within(banner()).getByText('Please call us.')).not.toHaveAttribute('href');
  expect(ways()).toBeVisible();
  expect(ways()).toHaveAttribute('href', 'tel:+255700000000');
  expect(screen.getByRole('link', { name: 'office@firm.example' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeVisible();
});

it('a contact form keeps its fields unchanged while it is being sent', async () => {
  const { fetch } = slowServer();
  renderForm();
  fill();
  await submit();
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await userEvent.type(field('Message'), ' And the rest.');
  await userEvent.selectOptions(serviceList(), 'audit');
  expect(field('Message')).toHaveValue('When is the return due?');
  expect(serviceList()).toHaveValue('taxation');
  expect(fetch.mock.calls[0]?.[1].body.get('service')).toBe('taxation');
});

it('a contact form is empty again after it was sent', async () => {
  const { answer } = slowServer();
  renderForm();
  fill();
  await submit();
  await answer('{"success":true,"reference":"AB-24-11705"}');
  fireEvent.change(field('Message'));
  const panel = screen.getByText('Message Sent!').closest('[role="status"]');
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent('Your reference is AB-24-11705.');
  expect(sessionStorage).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Send Another Message' }));
  expect(panel).not.toBeVisible();
  expect(field('Name')).toHaveFocus();
  expect([field('Message'), serviceList()].map(({ value }) => value)).toEqual(['', '']);
  await userEvent.type(field('Message'), 'More');
  expect(field('Message')).toHaveValue('More');
});

it("a Kiswahili contact form shows its mistakes and the server's refusals in Kiswahili", async () => {
  const { answer } = slowServer();
  renderForm('/sw/contact', SWAHILI);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Tuma ujumbe' }));
  await send();
  expect(messages()).toContain(PHRASES['Name is required']);

  for (const control of screen.getAllByRole('textbox')) {
    if (control.hasAttribute('required')) fireEvent.input(control, { target: { value: 'asha@client.example' } });
  }
  fireEvent.input(screen.getByRole('combobox', { name: /^Huduma/ }), { target: { value: 'taxation' } });
  await send();
  const { unavailable } = REFUSAL_MESSAGES;
  await answer(JSON.stringify({ success: false, message: `${unavailable} +255 700 000 000` }));
  expect(within(banner()).getByText(PHRASES[unavailable])).toBeVisible();
});
