'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
// Needs the browser: the page that it leads to scrolls to its list after the navigation.
import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { scrollToWhenThere } from './scrollToWhenThere';

const TARGET_ID = 'industry-experience';
const TARGET = `/awards#${TARGET_ID}`;

/** Leads to the list of all sectors on the awards page and comes to rest below its header. A plain link without script. */
export function ViewAllIndustries() {
  const router = useRouter();

  const handleClick = (event: MouseEvent) => {
    // A new tab or window is the browser's own business.
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    router.push(TARGET, { scroll: false });
    scrollToWhenThere(TARGET_ID);
  };

  return (
    <ButtonLink href={TARGET} variant="outline" onInk onClick={handleClick}>
      View All Industries
    </ButtonLink>
  );
}
