declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.scss';

interface Window {
  /** What the site uses of Trusted Types: older browsers have none, and TypeScript does not know them. */
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createHTML?: (markup: string) => string; createScriptURL?: (url: string) => string | null },
    ) => { createHTML: (markup: string) => TrustedHTML };
  };
}
