export type Breakpoint = 'medium' | 'large' | 'nav';

/** Returns the media query of a breakpoint, whose width the style sheets define. */
export function breakpointQuery(breakpoint: Breakpoint): MediaQueryList {
  const width = getComputedStyle(document.documentElement).getPropertyValue(`--breakpoint-${breakpoint}`).trim();
  return window.matchMedia(`(min-width: ${width || '0px'})`);
}
