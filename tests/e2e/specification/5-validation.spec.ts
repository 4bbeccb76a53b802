import { expect, test } from '../support/fixtures';
import { banner, field, submit } from '../support/forms';

test('the contact form asks for name, e-mail address, service and message, all in one red banner', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('#message form');
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
  // What counts as an email address is tested in tests/node/netlify/forms/enquiry/rules.test.ts.
  await field(page, 'Email').fill('amina@firm');
  await submit(page);
  await expect(banner(page)).toContainText('Please enter a valid email address');
});

test('the fields of the calculators begin with their defaults, and the arrow keys move them by their steps', async ({
  page,
}) => {
  for (const [path, fields] of Object.entries({
    '/calculator/gross-to-net-salary': { 'Gross monthly salary': ['800,000', '801,000'] },
    '/calculator/net-to-gross-salary': { 'Net monthly salary': ['600,000', '601,000'] },
    '/calculator/overtime': {
      'Basic monthly salary': ['800,000', '801,000'],
      'Weekday overtime hours': ['0', '0.5'],
      'Rest day or public holiday hours': ['0', '0.5'],
    },
  })) {
    await page.goto(path);
    for (const [name, [value = '', more = '']] of Object.entries(fields)) {
      const input = page.getByRole('textbox', { name });
      await expect(input).toHaveValue(value);
      await input.press('ArrowUp');
      await expect(input).toHaveValue(more);
      for (let presses = 0; presses < 2; presses += 1) await input.press('ArrowDown');
      await expect(input).toHaveValue(value === '0' ? '0' : /^[57]99,000$/);
    }
  }
});

// The error messages are tested in tests/unit/components/calculators.
test('hours above 100 and texts without a number are refused or counted as 0 beside their field', async ({ page }) => {
  await page.goto('/calculator/overtime');
  const salary = page.getByRole('textbox', { name: 'Basic monthly salary' });
  const hours = page.getByRole('textbox', { name: 'Weekday overtime hours' });
  const press = () => page.getByRole('button', { name: 'Calculate overtime' }).click();
  await salary.fill('abc');
  await press();
  await expect(page.getByText('Please enter the amount in figures, for example 800,000.').first()).toBeVisible();
  await expect(salary).toHaveValue('abc');
  await salary.fill('800000');
  await hours.fill('101');
  await press();
  await expect(page.getByText('Hours must be between 0 and 100.').first()).toBeVisible();
  await hours.fill('many');
  await press();
  await expect(page.getByText('Counted as 0 hours.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('TZS 800,000');
  await expect(hours).toHaveValue('many');
});
