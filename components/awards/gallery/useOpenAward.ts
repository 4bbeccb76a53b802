import { useRef } from 'react';
import { useUrlState } from '@/components/behaviours/useUrlState';
import { setParam } from '@/lib/browser/urls';

/** Query parameter with the id of the award that the viewer shows. */
const AWARD_PARAM = 'award';

/**
 * The award that the full-screen viewer shows, in the URL, so that Back closes the viewer.
 *
 * @returns its index, undefined while the viewer is closed; `open` makes a history entry, `show` goes on in it
 */
export function useOpenAward(awards: readonly { id: string }[]) {
  // The entry before the current one is the same page with the viewer closed.
  const isPushed = useRef(false);
  const { value, set, setTyped } = useUrlState({
    initial: '',
    read: ({ searchParams }) => awards.find(({ id }) => id === searchParams.get(AWARD_PARAM))?.id ?? '',
    write: (url, id) => setParam(url, AWARD_PARAM, id),
  });
  const index = awards.findIndex(({ id }) => id === value);
  const idOf = (place: number) => awards[place]?.id ?? '';

  return {
    openIndex: index < 0 ? undefined : index,
    open(place: number) {
      isPushed.current = true;
      set(idOf(place));
    },
    show: (place: number) => setTyped(idOf(place)),
    close() {
      if (isPushed.current) window.history.back();
      else setTyped('');
      isPushed.current = false;
    },
  };
}
