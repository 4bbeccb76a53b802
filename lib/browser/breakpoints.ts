export type Breakpoint = 'medium' | 'large' | 'nav';

/** Returns the media query for a breakpoint; its width comes from the style sheets. */
export function breakpointQuery(breakpoint: Breakpoint): MediaQueryList {
  const width = getComputedStyle(document.documentElement).getPropertyValue(`--breakpoint-${breakpoint}`).trim();
  return window.matchMedia(`(min-width: ${width || '0px'})`);
}
