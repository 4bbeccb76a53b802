import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Field, type FieldProps } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';

const show = (props: Partial<FieldProps> = {}) => render(<Field label="Name" name="name" {...props} />);
const field = (name = 'Name') => screen.getByRole('textbox', { name });

describe('a field', () => {
  it('takes the focus by a click on its label', async () => {
    show();
    await userEvent.click(screen.getByText('Name'));
    expect(field()).toHaveFocus();
  });

  it('is required for the browser; the star is for the eye alone', () => {
    show({ isRequired: true });
    expect(field()).toBeRequired();
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  it('says optional in words', () => {
    show({ isOptionalShown: true });
    expect(field('Name optional')).not.toBeRequired();
  });

  it('keeps a hidden label as its name', () => {
    show({ isLabelHidden: true });
    expect(field()).toBeVisible();
  });

  it('is neither wrong nor described while all is well', () => {
    show();
    expect(field()).toBeValid();
    expect(field()).not.toHaveAttribute('aria-describedby');
  });

  it('is described by its error, unit and hint, the error first', () => {
    show({ unit: 'TZS', hint: 'Before any deduction.', error: 'Please enter a salary amount.' });
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Please enter a salary amount. TZS Before any deduction.');
  });

  it('hands on the attributes of an input and a ref to it', () => {
    const ref = createRef<HTMLInputElement>();
    show({ ref, id: 'salary', inputMode: 'decimal', defaultValue: '800,000' });
    expect(ref.current).toBe(field());
    expect(ref.current).toMatchObject({ id: 'salary', inputMode: 'decimal', value: '800,000' });
  });

  it('is kept apart from another one of its name on the page', () => {
    show({ label: 'Your email' });
    show({ label: 'Newsletter email' });
    expect(screen.getByLabelText('Your email')).not.toBe(screen.getByLabelText('Newsletter email'));
  });

  it.each([undefined, 2])('of several lines has five, or as many as it is told: %s', (rows) => {
    render(<TextArea label="Message" name="message" rows={rows} isRequired error="Message is required" />);
    expect(field('Message')).toHaveAttribute('rows', String(rows ?? 5));
    expect(field('Message')).toBeRequired();
    expect(field('Message')).toHaveAccessibleDescription('Message is required');
  });
});
