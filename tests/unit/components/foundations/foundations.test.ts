/** @jest-environment node */
import { compileString } from 'sass';

/** The CSS of a style sheet that may use the foundations, as every module of the site does. */
const css = (source: string) =>
  compileString(`@use 'foundations' as *;\n${source}`, { loadPaths: ['components'], style: 'compressed' }).css;

describe('the foundations', () => {
  it('emit no CSS of their own', () => expect(css('')).toBe(''));

  it.each([
    ['color(ink)', '#15183f'],
    ['space(4)', '1rem'],
    ['radius(card)', '6px'],
    ['layer(modal)', '60'],
    ['duration(base)', '200ms'],
    ['layout(map-height)', '450px'],
    ['layout(anchor-offset)', '120px'],
    ['layout(service-card)', '300px'],
    ['layout(service-card-wide)', '340px'],
  ])('give %s as %s', (call, value) => expect(css(`a { b: ${call}; }`)).toBe(`a{b:${value}}`));

  it.each(['color', 'space', 'radius', 'shadow', 'layer', 'duration', 'layout'])(
    'stop the build at an unknown %s and say where the scale is',
    (name) => {
      expect(() => css(`a { b: ${name}(unknown); }`)).toThrow(
        new RegExp(
          `${name}\\(unknown\\) does not exist: the scale is in components/foundations/_tokens\\.scss and has \\w+`,
        ),
      );
    },
  );

  it('stop the build at an unknown role of type and list the roles', () => {
    expect(() => css('a { @include type(huge); }')).toThrow(
      /type\(huge\) does not exist: the roles are in components\/foundations\/_types\.scss: display, h1, h2/,
    );
  });

  it.each(['@include from(wide) { b: c }', '@include below(wide) { b: c }'])(
    'stop the build at an unknown breakpoint: %s',
    (rule) => {
      expect(() => css(`a { ${rule} }`)).toThrow(
        /breakpoint\(wide\) does not exist: components\/foundations\/_breakpoints\.scss has medium, large, nav/,
      );
    },
  );

  it('name the scale of a step that is not on it', () => {
    expect(() => css('a { b: space(10); }')).toThrow(/space\(10\) does not exist/);
  });
});

describe('the breakpoints', () => {
  const root = compileString("@use 'foundations/global';", { loadPaths: ['components'] }).css;

  it.each(['medium', 'large', 'nav'])('%s is the same for scripts, for wider and for narrower screens', (name) => {
    const forScripts = root.match(new RegExp(`--breakpoint-${name}: (\\d+em)`))?.[1];

    expect(forScripts).toBeDefined();
    expect(css(`a { @include from(${name}) { b: c } }`)).toBe(`@media(min-width: ${forScripts}){a{b:c}}`);
    expect(css(`a { @include below(${name}) { b: c } }`)).toBe(`@media not all and (min-width: ${forScripts}){a{b:c}}`);
  });

  it('are the only ones that scripts can read', () => {
    expect(root.match(/--breakpoint-\w+/g)).toEqual(['--breakpoint-medium', '--breakpoint-large', '--breakpoint-nav']);
  });
});

describe('a mixin', () => {
  it('hides only where there is script', () => {
    expect(css('.a { @include with-script { b: c } }')).toBe(':global(html[data-js]) .a{b:c}');
  });

  it('answers to a pointer only where one can rest', () => {
    expect(css('a { @include on-hover { b: c } }')).toBe('@media(hover: hover){a:hover{b:c}}');
  });

  it('gives a role of type the colour that is asked for', () => {
    expect(css("a { @include type('small', 'muted'); }")).toContain('color:#494e71');
    expect(css("a { @include type('small'); }")).not.toContain('color');
  });
});

describe('a ground', () => {
  const colors = (mixin: string) =>
    Object.fromEntries(
      [...css(`a { @include ${mixin}; }`).matchAll(/(--[\w-]+): ?(#\w+)/g)].map(([, ...pair]) => pair),
    );

  it('sets the same colours on dark as on paper, each of them otherwise', () => {
    const paper = colors('on-paper');
    const dark = colors('colors-on-dark');

    expect(Object.keys(dark)).toEqual(Object.keys(paper));
    expect(Object.keys(paper).filter((name) => paper[name] === dark[name])).toEqual([]);
  });

  it('that is dark is so on the screen alone, since print does not paint it', () => {
    for (const mixin of ["on-dark(color('ink'))", 'on-dotted-ink']) {
      expect(css(`a { @include ${mixin}; }`)).toMatch(/^@media screen\{a\{[^}]*\}+(@media screen\{a\{[^}]*\}+)*$/);
    }
  });
});
