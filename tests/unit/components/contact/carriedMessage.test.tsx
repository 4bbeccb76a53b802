import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter, field, renderForm, serviceList, slowServer } from './renderForm';

describe('a link to the contact form', () => {
  it('prefills the message with up to 600 characters as plain text, and sends nothing', () => {
    const { fetch } = slowServer();
    const text = `<b>Sector</b>: ${'x'.repeat(600)}`;
    renderForm(`/contact?message=${encodeURIComponent(text)}`);

    expect(field('Message')).toHaveValue(text.slice(0, 600));
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('the questions for a quote', () => {
  const answer = async (ask: string, value: string) => {
    const control = screen.getByLabelText(ask);
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
    else fireEvent.change(control, { target: { value } });
  };
  const message = () => field('Message').value;

  it('fill the first lines of the message, and update them with the answers', async () => {
    renderForm('/contact?service=audit');
    enter('Message', 'Can you start in May?');

    await answer('Year end', '30 June');
    await answer('Report needed by', 'September');
    expect(message()).toBe('Year end: 30 June\nReport needed by: September\n\nCan you start in May?');
    await answer('Year end', '');
    expect(message()).toBe('Report needed by: September\n\nCan you start in May?');
  });

  it('are those of the chosen service, whose answers replace the previous ones', async () => {
    renderForm('/contact?service=audit');
    await answer('Year end', '30 June');

    await userEvent.selectOptions(serviceList(), 'training');
    expect(screen.getByLabelText('Year end').closest('[hidden]')).not.toBeNull();
    await answer('Subject', 'PAYE');
    expect(message()).toBe('Subject: PAYE\n');
    await userEvent.selectOptions(serviceList(), 'taxation');
    expect(screen.queryByRole('group', { name: /quote/ })).not.toBeInTheDocument();
  });

  it('are prefilled from an existing message', () => {
    renderForm('/contact?service=audit&message=Year end: 31 December%0A%0AHello');

    expect(screen.getByLabelText('Year end')).toBeVisible();
    expect(screen.getByLabelText('Year end')).toHaveValue('31 December');
    expect(message()).toBe('Year end: 31 December\n\nHello');
  });
});
