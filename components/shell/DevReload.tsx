import { DEV_RELOAD_PATH } from '@/lib/site/devReload';

const CODE = `new EventSource('${DEV_RELOAD_PATH}').onmessage = () => location.reload();`;

/** Reloads the page at a change of content/*.json, in `npm run dev` only. */
export function DevReload() {
  if (process.env.NODE_ENV !== 'development') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script dangerouslySetInnerHTML={{ __html: CODE }} />;
}
