/**
 * Lets addresses of scripts and workers be set by a plain string where they are paths of this site, whoever sets them: the loader,
 * Next, the viewer, the worker that keeps pages. It is the default policy of Trusted Types (docs/decisions/policy-of-hashes.md);
 * browsers without them go by the sources of the content security policy alone. The source is inlined into the head
 * (PageStartScript), so it may use nothing outside itself.
 */
export function guardScripts(): void {
  // A word after the slash: what begins with two slashes, of either kind, is another site.
  window.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (/^\/\w/.test(url) ? url : null) });
}
