import { expect, test } from '../support/fixtures';

// Defaults and steps of the fields are tested in tests/unit/components/calculators/calculatorPages.test.tsx, and the
// mistakes of the contact form in tests/unit/components/contact/ContactForm.test.tsx.
test('the overtime calculator says beside a field what is wrong with it', async ({ page }) => {
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
