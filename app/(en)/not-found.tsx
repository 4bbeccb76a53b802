/**
 * Overrides Next's built-in page, which would otherwise be part of every page's payload. Visitors never see it: unknown URLs get
 * global-not-found.tsx.
 */
export default function NotFound() {
  return <h1>Page not found</h1>;
}
