import type { ReactNode } from 'react';

type ReadLinkProps = {
  /** Path of the document's own page. */
  href: string;
  /** Closes the viewer. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * Leads from a PDF to the page of the site that has its text; where that is the page behind the viewer, the viewer
 * closes. An ordinary anchor: the browser then asks before annotations are lost.
 */
export function ReadLink({ href, onClose, className, children }: ReadLinkProps) {
  return (
    <a
      href={href}
      className={className}
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
