import { expect, test } from '../support/fixtures';
import { sidewaysSentences } from '../support/scrolling';

test('a rate is found by its address, its group and its stripe', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/rates#withholding-rent');
  await test.step('by its address, and its group closes', async () => {
    const rate = page.locator(':target');
    await expect(rate).toBeInViewport();
    // Each group is a collapsed row.
    const group = page.locator('main details:has(:target)').first();
    await group.locator('summary').first().click();
    await expect(rate).toBeHidden();
  });
  await test.step('by its stripe, which opens to its law and leads to a tool at that rate', async () => {
    const chart = page.getByRole('group', { name: /^Rates since / });
    const stripes = chart.locator('details');
    await stripes.first().locator('summary').click();
    await expect(stripes.first()).toHaveAttribute('open', '');
    await chart.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth, behavior: 'instant' }));
    expect(await sidewaysSentences(page)).toEqual([]);
    const withTool = stripes.filter({ has: page.locator('a[href^="/calculator/"][href*="#"]') }).last();
    await withTool.locator('summary').click();
    await expect(stripes.first()).not.toHaveAttribute('open');
    const tool = withTool.locator('a[href^="/calculator/"][href*="#"]').first();
    const address = (await tool.getAttribute('href')) ?? '';
    await tool.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator(':target')).toBeInViewport();
    await expect(page.locator(':target')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
