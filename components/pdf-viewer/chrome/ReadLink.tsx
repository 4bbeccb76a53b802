import type { ComponentProps } from 'react';

type ReadLinkProps = ComponentProps<'a'> & {
  /** Path of the document's own page. */
  href: string;
  /** Closes the viewer. */
  onClose: () => void;
};

/**
 * Leads from a PDF to the page of the site that has its text; where that is the page behind the viewer, the viewer
 * closes. The target leaves it to the browser, which asks before annotations are lost.
 */
export function ReadLink({ href, onClose, children, ...rest }: ReadLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      target="_self"
      onClick={(event) => {
        if (event.currentTarget.pathname !== window.location.pathname) return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </a>
  );
}
