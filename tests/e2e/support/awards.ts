import type { Page } from '@playwright/test';

/** Parts of the awards' page, by what a visitor sees of them. */
export const gallery = (page: Page) => page.getByRole('region', { name: 'Award gallery' });
export const status = (page: Page) => gallery(page).getByRole('status');
export const viewer = (page: Page) => page.getByRole('dialog', { name: 'Award, full screen' });
export const awardsInView = (page: Page) => gallery(page).getByRole('group');
