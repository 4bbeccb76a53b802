'use client';

// Needs the browser: goes to a page of this site without loading the frame anew, and fetches that page ahead once the
// pointer or the focus rests on the link. Next's own link watches every link in view and weighs more than the header.
import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

export type LinkProps = ComponentProps<'a'> & {
  /** Path of a page of this site, with its query and fragment. */
  href: string;
  /** False keeps the scroll position: for those who move the page themselves. */
  scroll?: boolean;
};

/** True for a click that means 'here', not 'in another tab', 'as a file' or 'the menu'. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const isModified = metaKey || ctrlKey || shiftKey || altKey;
  return button === 0 && !isModified && !currentTarget.target && !currentTarget.hasAttribute('download');
}

/** Link to a page of this site. For anything else (files, tel:, other sites) use an ordinary anchor. */
export function Link({ href, scroll = true, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const router = useRouter();

  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        router.push(href, { scroll });
      }}
      onPointerEnter={(event) => {
        router.prefetch(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        router.prefetch(href);
        onFocus?.(event);
      }}
    />
  );
}
