import { fireEvent, screen } from '@testing-library/react';
import { startTheme, THEME_SETTINGS } from '@/lib/browser/page-start/startTheme';

const root = document.documentElement;
const media = () => [...document.querySelectorAll('meta')].map((tag) => tag.media);

beforeAll(() => startTheme(THEME_SETTINGS));

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#fff"><meta name="theme-color" content="#000">';
  document.body.innerHTML = ['', 'light', 'dark']
    .map((value) => `<input type="radio" name="theme" value="${value}" aria-label="${value || 'device'}">`)
    .join('');
});

/** The page comes back, as Back shows it again. */
const comeBack = () => window.dispatchEvent(new Event('pageshow'));

describe('the theme of a page', () => {
  it.each([
    [null, '', 'device', ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
    ['light', 'light', 'light', ['all', 'not all']],
    ['dark', 'dark', 'dark', ['not all', 'all']],
    ['"]', '', 'device', ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
  ])('with %s in the storage is %s', (kept, theme, choice, tags) => {
    if (kept !== null) localStorage.setItem('theme', kept);
    comeBack();

    expect(root).toHaveAttribute('data-theme', theme);
    expect(screen.getByLabelText(choice)).toBeChecked();
    expect(media()).toEqual(tags);
  });

  it('is what is chosen, and stays so until the device shall choose', () => {
    for (const [choice, theme] of [
      ['dark', 'dark'],
      ['device', ''],
    ] as const) {
      fireEvent.click(screen.getByLabelText(choice));
      expect(root).toHaveAttribute('data-theme', theme);
      comeBack();
      expect(root).toHaveAttribute('data-theme', theme);
    }
  });

  it('is not taken back by a choice that says it is no longer made', () => {
    fireEvent.click(screen.getByLabelText('dark'));
    screen.getByLabelText('device').dispatchEvent(new Event('change', { bubbles: true }));

    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  it('leaves other fields to their own scripts', () => {
    document.body.innerHTML = '<input type="checkbox" aria-label="Small employer">';
    const change = jest.fn();
    document.body.addEventListener('change', change);
    fireEvent.click(screen.getByLabelText('Small employer'));

    expect(change).toHaveBeenCalledTimes(1);
  });
});
