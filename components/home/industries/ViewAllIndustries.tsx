'use client';

// Needs the browser: after the navigation the new page scrolls smoothly to its list.
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { scrollWhenPresent } from './scrollWhenPresent';

const TARGET_ID = 'industry-experience';
const TARGET = `/awards#${TARGET_ID}`;

/** Leads to the list of all sectors on the awards page. A plain link without script. */
export function ViewAllIndustries() {
  const router = useRouter();

  const handleClick = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    router.push(TARGET, { scroll: false });
    scrollWhenPresent(TARGET_ID);
  };

  return (
    <ButtonLink href={TARGET} variant="outline" onInk onClick={handleClick}>
      View All Industries
    </ButtonLink>
  );
}
