import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { expectScrolledTo, scrollTo, scrollY } from '../support/scrolling';

/** Claims of the firm, and the pages that show them. */
const CLAIMS = {
  '/': ['180+ Clients Served', '20+ Years Experience', '10+ Team Members', '7+ Certifications'],
  '/about': ['180+ Clients Served', '20+ Years Experience', '10+ Team Members', '7+ Certifications'],
  '/team': [
    '10+ Team Members',
    '30+ Years Combined Experience',
    '25+ Professional Certifications',
    '180+ Clients Served',
  ],
  '/awards': ['21+ Industry Sectors'],
};

const TAGLINE = 'Professional accounting, audit and advisory services tailored to help your business succeed.';

/** Names of pages in their titles, without the firm's name. */
const NAMES = {
  '/about': 'About Us',
  '/team': 'Our Team',
  '/services': 'Services',
  '/services/audit': 'Audit Services',
  '/services/investigations': 'Special Reviews & Investigations',
  '/services/accounting': 'Book Keeping & Accounting',
  '/services/secretarial': 'Company Secretarial',
  '/services/cfo': 'Virtual CFO',
  '/services/transactions': 'Transaction Services',
  '/services/taxation': 'Taxation',
  '/services/tax-litigation': 'Tax Litigation',
  '/services/business-plans': 'Business Plans',
  '/services/training': 'Corporate Training',
  '/services/company-setup': 'Company Setup',
  '/calculator': 'Calculator Hub',
  '/calculator/gross-to-net-salary': 'Gross to net salary',
  '/calculator/net-to-gross-salary': 'Net to gross salary',
  '/calculator/overtime': 'Overtime',
  '/resources': 'Resources',
  '/media': 'Media',
  '/awards': 'Awards',
  '/contact': 'Contact',
  '/industries': 'Industries',
  '/privacy-policy': 'Privacy Policy',
  '/terms-of-service': 'Terms of Service',
  '/sitemap': 'Sitemap',
};

const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('the claims of the firm are shown, and its tagline below every page, which asks nobody to log in', async ({
  request,
}) => {
  for (const [path, claims] of Object.entries(CLAIMS)) {
    const html = await (await request.get(path)).text();
    const text = html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    for (const claim of [...claims, TAGLINE]) expect(text, path).toContain(claim);
    expect(html).not.toContain('type="password"');
  }
});

test('the title of a page is its name and that of the firm; Home has a title of its own', async ({ request }) => {
  const titleOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return /<title>(.*?)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  };
  expect(await titleOf('/')).toBe('Home - Tax & Business Advisory Services');
  const [, firm] = (await titleOf('/about'))?.split(' - ') ?? [];
  expect(firm).toBeTruthy();
  for (const [path, name] of Object.entries(NAMES)) expect(await titleOf(path)).toBe(`${name} - ${firm}`);
});

test.describe('the position on a page', () => {
  test('is the top after a link, and the old one after Back and Forward', async ({ page }) => {
    await page.goto('/services/audit');
    await scrollTo(page, 1200);
    await page.getByRole('link', { name: 'View All Services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    await expectScrolledTo(page, 0);

    await scrollTo(page, 500);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit Services' })).toBeAttached();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(1000);

    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Services', exact: true })).toBeAttached();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(300);
  });

  test('is that of the part which the address names, clear of the header', async ({ page }) => {
    await page.goto('/services/audit#deadlines');
    const heading = page.getByRole('heading', { name: 'Your deadlines' });

    await expect(heading).toBeInViewport();
    const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  });
});

test('a link of the footer leads to the top of the page one is on, and takes the focus along to another', async ({
  page,
}) => {
  await page.goto('/resources?category=acts');
  await scrollTo(page, 700);
  await inFooter(page, 'Resources').click();
  await expect(page).toHaveURL('/resources');
  await expect(page.getByRole('region', { name: 'Media' })).toBeVisible();
  await expectScrolledTo(page, 0);

  await inFooter(page, 'Industries').press('Enter');
  await expect(page).toHaveURL('/industries');
  await expectScrolledTo(page, 0);
  await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(0);
});

const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });

test('the button to the top is there past 400 px in either direction, leads to the top, and needs script', {
  tag: '@both',
}, async ({ page, browser, baseURL }) => {
  const button = toTop(page);
  await page.goto('/services/audit');
  await expect(button).toBeHidden();
  for (const [y, isThere] of [
    [401, true],
    [400, false],
    [1600, true],
    [1500, true],
  ] as const) {
    await scrollTo(page, y);
    await expect(button).toBeVisible({ visible: isThere });
  }
  await button.click();
  await expectScrolledTo(page, 0);
  await expect(button).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();

  const scriptless = await browser.newPage({ javaScriptEnabled: false });
  await scriptless.goto(`${baseURL}/services/audit`);
  await expect(toTop(scriptless)).toBeHidden();
  await scriptless.close();
});
