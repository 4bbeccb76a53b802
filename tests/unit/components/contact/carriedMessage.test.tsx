import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter, field, renderForm, serviceList, slowServer } from './renderForm';

describe('what a link carries into the contact form', () => {
  it('is also the beginning of a message, as text and at most 600 characters, and sends nothing', () => {
    const { fetch } = slowServer();
    const text = `<b>Sector</b>: ${'x'.repeat(600)}`;
    renderForm(`/contact?message=${encodeURIComponent(text)}`);

    expect(field('Message')).toHaveValue(text.slice(0, 600));
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('what a quote needs to know', () => {
  const answer = async (ask: string, value: string) => {
    const control = screen.getByLabelText(ask);
    if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
    else fireEvent.change(control, { target: { value } });
  };
  const message = () => field('Message').value;

  it('stands as the first lines of the message, and follows the answers', async () => {
    renderForm('/contact?service=audit');
    enter('Message', 'Can you start in May?');

    await answer('Year end', '30 June');
    await answer('Report needed by', 'September');
    expect(message()).toBe('Year end: 30 June\nReport needed by: September\n\nCan you start in May?');
    await answer('Year end', '');
    expect(message()).toBe('Report needed by: September\n\nCan you start in May?');
  });

  it('is asked for the chosen service only, whose answers take the place of the other’s', async () => {
    renderForm('/contact?service=audit');
    await answer('Year end', '30 June');

    await userEvent.selectOptions(serviceList(), 'training');
    expect(screen.getByLabelText('Year end').closest('[hidden]')).not.toBeNull();
    await answer('Subject', 'PAYE');
    expect(message()).toBe('Subject: PAYE\n');
    await userEvent.selectOptions(serviceList(), 'taxation');
    expect(screen.queryByRole('group', { name: /quote/ })).not.toBeInTheDocument();
  });

  it('is filled in again from a message that was kept', () => {
    renderForm('/contact?service=audit&message=Year end: 31 December%0A%0AHello');

    expect(screen.getByLabelText('Year end')).toBeVisible();
    expect(screen.getByLabelText('Year end')).toHaveValue('31 December');
    expect(message()).toBe('Year end: 31 December\n\nHello');
  });
});
