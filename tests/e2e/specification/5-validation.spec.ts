import { expect, test } from '../support/fixtures';
import { banner, field, submit } from '../support/forms';

test('the contact form asks for name, e-mail address, service and message, all in one red banner', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form');
  for (const name of ['name', 'email', 'service', 'message'])
    await expect(form.locator(`[name="${name}"]`)).toHaveAttribute('required', '');
  for (const name of ['phone', 'company'])
    await expect(form.locator(`[name="${name}"]`)).not.toHaveAttribute('required');
  await expect(form.locator('textarea')).toHaveAttribute('rows', '5');

  await submit(page);
  await expect(banner(page).getByRole('listitem')).toHaveText([
    'Name is required',
    'Email is required',
    'Service is required',
    'Message is required',
  ]);
  for (const address of ['amina', 'amina@firm', '@firm.example']) {
    await field(page, 'Email').fill(address);
    await submit(page);
    await expect(banner(page)).toContainText('Please enter a valid email address');
  }
  // Text, at sign, text, dot, text.
  await field(page, 'Email').fill('a&b@c.de');
  await submit(page);
  await expect(banner(page).getByRole('listitem')).toHaveText([
    'Name is required',
    'Service is required',
    'Message is required',
  ]);
});

test('a callback says that a number is too short, and a text how long it may be', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Request a call back' });
  await form.getByLabel('Name').fill('Asha Example');
  await form.getByLabel('Phone').fill('12345');
  await form.getByRole('button', { name: 'Request a call back' }).click();
  await expect(form.getByRole('alert')).toContainText('This phone number is too short.');
  await form.getByLabel('Phone').fill('+255 700 000 001');
  // The browser would not let anyone type so much.
  await form.locator('textarea').evaluate((field: HTMLTextAreaElement) => {
    field.value = 'm'.repeat(5001);
  });
  await form.getByRole('button', { name: 'Request a call back' }).click();
  await expect(form.getByRole('alert')).toContainText('Please keep message to 5,000 characters or fewer');
});

test('the fields of the calculators begin with their defaults, and the arrow keys move them by their steps', async ({
  page,
}) => {
  for (const [path, name, value, more] of [
    ['/calculator/gross-to-net-salary', 'Gross monthly salary', '800,000', '801,000'],
    ['/calculator/net-to-gross-salary', 'Net monthly salary', '600,000', '601,000'],
    ['/calculator/overtime', 'Basic monthly salary', '800,000', '801,000'],
    ['/calculator/overtime', 'Weekday overtime hours', '0', '0.5'],
    ['/calculator/overtime', 'Rest day or public holiday hours', '0', '0.5'],
  ] as const) {
    await page.goto(path);
    const input = page.getByRole('textbox', { name });
    await expect(input).toHaveValue(value);
    await input.press('ArrowUp');
    await expect(input).toHaveValue(more);
    for (let presses = 0; presses < 2; presses += 1) await input.press('ArrowDown');
    await expect(input).toHaveValue(value === '0' ? '0' : /^[57]99,000$/);
  }
});

test('salaries and hours below 0, hours above 100 and texts without a number are refused beside their field', async ({
  page,
}) => {
  await page.goto('/calculator/overtime');
  const salary = page.getByRole('textbox', { name: 'Basic monthly salary' });
  const hours = page.getByRole('textbox', { name: 'Weekday overtime hours' });
  const press = () => page.getByRole('button', { name: 'Calculate overtime' }).click();
  for (const [text, message] of [
    ['', 'Please enter a salary amount.'],
    ['abc', 'Please enter the amount in figures, for example 800,000.'],
    ['-1', 'The amount cannot be below 0.'],
  ] as const) {
    await salary.fill(text);
    await press();
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(salary).toHaveValue(text);
  }
  await salary.fill('800000');
  for (const text of ['-1', '101']) {
    await hours.fill(text);
    await press();
    await expect(page.getByText('Hours must be between 0 and 100.').first()).toBeVisible();
  }
  for (const text of ['', 'many']) {
    await hours.fill(text);
    await press();
    await expect(page.getByText('Counted as 0 hours.').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('TZS 800,000');
    await expect(hours).toHaveValue(text);
  }
});
