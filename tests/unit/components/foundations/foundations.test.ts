import { compileString } from 'sass';

/** Compiles a style sheet with the foundations in scope, as in every CSS module of the site. */
const css = (source: string) =>
  compileString(`@use 'foundations' as *;\n@use 'foundations/themes' as *;\n${source}`, {
    loadPaths: ['components'],
    style: 'compressed',
  }).css;

/** Relative luminance of #rgb or #rrggbb (WCAG 2.2). */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(...colors: [string, string]): number {
  const [darker = 0, lighter = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the foundations', () => {
  it('emit no CSS', () => expect(css('')).toBe(''));

  it('fail the build on an unknown colour, and say where the scale is', () => {
    expect(() => css('a { b: color(unknown); }')).toThrow(
      /color\(unknown\) does not exist: the scale is in components\/foundations\/_tokens\.scss and has \w+/,
    );
  });
});

/** Returns the colours that a style sheet sets, by role. */
const coloursIn = (sheet: string) =>
  Object.fromEntries([...sheet.matchAll(/--color-([\w-]+): ?(#\w+)/g)].map(([, role, value]) => [role, value]));

describe('the themes', () => {
  const [byDay, ...byNight] = css('a { @include themes }')
    .split('@media screen')
    .map((part) => ({ part, colors: coloursIn(part) }));

  it('are dark if the device or the visitor prefers it, but only on screen', () => {
    expect(byNight.map(({ part }) => part.match(/^.*?(?=\{--)/)?.[0])).toEqual([
      ' and (prefers-color-scheme: dark){a:not([data-theme=light])',
      '{a[data-theme=dark]',
    ]);
    expect(byNight[0]?.colors).toEqual(byNight[1]?.colors);
    expect(Object.keys(byNight[0]?.colors ?? {})).toEqual(Object.keys(byDay?.colors ?? {}));
  });

  // Minimum contrast: 4.5:1 for text, 7:1 for long text, and 3:1 for control borders and the focus ring.
  const CONTRASTS = [
    [7, 'strong', ['paper', 'quiet', 'action-wash', 'action-tint', 'line', 'success-tint', 'accent-tint']],
    [7, 'text', ['paper', 'quiet', 'action-wash']],
    [7, 'muted', ['paper', 'quiet', 'action-wash']],
    [7, 'accent-note', ['accent-tint']],
    [7, 'alert-dark', ['alert-tint']],
    [7, 'success-dark', ['success-tint']],
    [4.5, 'action', ['paper', 'quiet', 'action-wash', 'action-tint', 'accent-tint']],
    [4.5, 'paper', ['action', 'action-hover', 'action-busy', 'alert', 'success', 'strong']],
    [4.5, 'accent-text', ['paper', 'quiet', 'accent-tint']],
    [4.5, 'alert', ['paper', 'quiet']],
    [4.5, 'success', ['paper', 'quiet']],
    [4.5, 'placeholder', ['paper', 'quiet']],
    [4.5, 'on-accent', ['accent', 'accent-hover', 'white']],
    [4.5, 'white', ['ink', 'ink-deep', 'ink-panel', 'band']],
    [3, 'control', ['paper', 'quiet']],
    [3, 'focus', ['paper', 'quiet', 'action-wash']],
    [3, 'control-on-ink', ['ink', 'ink-deep']],
  ] as const;
  const roles = new Set(CONTRASTS.flatMap(([, role, grounds]) => [role, ...grounds]));
  const constants = coloursIn(
    css(`a { ${[...roles].map((role) => `--color-${role}: #{color('${role}')};`).join('')} }`),
  );

  it.each(CONTRASTS)('have a contrast of at least %d to 1 for %s on %j', (least, role, grounds) => {
    for (const { colors } of [byDay, byNight[0]].filter((theme) => theme !== undefined)) {
      const value = (name: string) => colors[name] ?? constants[name] ?? '';
      for (const ground of grounds) {
        expect(contrast(value(role), value(ground))).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

describe('a dark background', () => {
  const colors = (mixin: string) =>
    Object.fromEntries(
      [...css(`a { @include ${mixin}; }`).matchAll(/(--[\w-]+): ?(#\w+|var\([\w-]+\))/g)].map(([, ...pair]) => pair),
    );

  it('sets the same colours as paper, all with different values', () => {
    const paper = colors('on-paper');
    const dark = colors('colors-on-dark');

    expect(Object.keys(dark)).toEqual(Object.keys(paper));
    expect(Object.keys(paper).filter((name) => paper[name] === dark[name])).toEqual([]);
  });
});
