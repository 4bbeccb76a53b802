import { isReadyToLaunch } from '@/lib/server/content/loaders/firm';
import styles from './PreviewBanner.module.scss';

/** Deploy contexts of Netlify whose pages are not the published site. */
const PREVIEW_CONTEXTS = ['deploy-preview', 'branch-deploy'];

/** Says on every page of a deploy preview that it is one. Decided at build by Netlify's CONTEXT. */
export function PreviewBanner() {
  if (!PREVIEW_CONTEXTS.includes(process.env.CONTEXT ?? '')) return null;
  return (
    <p className={styles.banner} data-preview="">
      Preview of a change, not the published site. Enquiries sent here reach nobody.
      {isReadyToLaunch() || ' Not ready to be launched: npm run launch-check lists the open points.'}
    </p>
  );
}
