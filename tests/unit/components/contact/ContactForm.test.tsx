import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FIELDS, FORM_FIELDS } from '@/lib/enquiry/fields';
import { banner, contactForm, enter, field, fill, renderForm, slowServer, submit } from './renderForm';

const messages = () =>
  within(banner())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the contact form', () => {
  it('shows every field of the table under its label, required or called optional', () => {
    const { container } = renderForm();

    const names = [...container.querySelectorAll('[id^="contact-"]')].map((control) => control.getAttribute('name'));
    expect(names).toEqual(FORM_FIELDS.contact);
    for (const name of FORM_FIELDS.contact) {
      const { label, autoComplete, required } = FIELDS[name];
      const control = screen.getByLabelText(`${label}${required?.contact ? ' *' : ' optional'}`);
      expect(control).toHaveAttribute('name', name);
      expect(control).toHaveProperty('required', required?.contact !== undefined);
      expect(control.getAttribute('autocomplete')).toBe(autoComplete ?? null);
    }
  });

  it('posts by itself where there is no script, after the checks of the browser', () => {
    const { container } = renderForm();
    const form = container.querySelector('form');
    expect(renderToString(contactForm)).not.toContain('novalidate');

    expect(form).toHaveAttribute('action', '/contact-form.php');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    expect(form?.noValidate).toBe(true);
  });
});

describe('a contact form with mistakes', () => {
  it.each([
    ['Email', 'asha@client', 'Please enter a valid email address'],
    ['Phone', '1'.repeat(41), 'Please keep phone to 40 characters or fewer'],
  ])('%s %j: %s', async (name, text, message) => {
    renderForm();
    fill();
    enter(name, text);
    await submit();

    expect(banner()).toHaveTextContent(message);
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(message);
  });

  it('lets one correct a field in peace: its message goes and the focus stays', async () => {
    renderForm();
    await submit();
    await userEvent.type(field('Name'), 'Asha');

    expect(field('Name')).toHaveValue('Asha');
    expect(field('Name')).toHaveFocus();
    expect(messages()).toEqual(['Email is required', 'Service is required', 'Message is required']);
  });
});

it('a contact form that could not be sent names other ways beside the words of the server, and can be sent again', async () => {
  const { answer } = slowServer();
  renderForm();
  fill();
  await submit();
  await answer('{"success":false,"message":"Please call us."}');

  expect(banner()).toHaveTextContent('Please call us.');
  expect(screen.getByRole('link', { name: '+255 700 000 000' })).toHaveAttribute('href', 'tel:+255700000000');
  expect(screen.getByRole('link', { name: 'office@firm.example' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
});
