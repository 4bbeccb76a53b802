/**
 * Replaces Next's own, which would be part of the data of every page. No page of an export leads here: unknown URLs get
 * global-not-found.tsx.
 */
export default function NotFound() {
  return <h1>Page not found</h1>;
}
