import { replaceUrl, setParam } from '@/lib/browser/urls';

describe('replaceUrl', () => {
  beforeEach(() => window.history.replaceState(null, '', '/media?utm_source=mail&category=news#grid'));
  afterEach(() => jest.restoreAllMocks());

  it('changes one parameter and leaves the others and the hash', () => {
    replaceUrl((url) => setParam(url, 'category', 'interview'));

    expect(window.location.href).toMatch(/\/media\?utm_source=mail&category=interview#grid$/);
  });

  it('deletes a parameter that is empty', () => {
    replaceUrl((url) => setParam(url, 'category', ''));

    expect(window.location.href).toMatch(/\/media\?utm_source=mail#grid$/);
  });

  it('adds no entry to the history', () => {
    const entries = window.history.length;
    replaceUrl((url) => setParam(url, 'category', 'analysis'));

    expect(window.history.length).toBe(entries);
  });

  it('does not touch the history where the URL stays the same', () => {
    const replaceState = jest.spyOn(window.history, 'replaceState');
    replaceUrl((url) => setParam(url, 'category', 'news'));

    expect(replaceState).not.toHaveBeenCalled();
  });
});
