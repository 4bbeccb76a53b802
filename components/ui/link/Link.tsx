'use client';

// Needs the browser: a page is fetched ahead only once the pointer or the focus rests on its link. Fetching every
// link in view, as Next does by default, would cost two files for each of the header's many links.
import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

export type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & {
  /** Path of a page of this site, with its query and fragment. */
  href: string;
};

/** Link to a page of this site. For anything else (files, tel:, other sites) use an ordinary anchor. */
export function Link({ onPointerEnter, onFocus, ...rest }: LinkProps) {
  const [isIntended, setIsIntended] = useState(false);

  return (
    <NextLink
      {...rest}
      prefetch={isIntended ? null : false}
      onPointerEnter={(event) => {
        setIsIntended(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setIsIntended(true);
        onFocus?.(event);
      }}
    />
  );
}
