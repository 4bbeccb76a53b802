import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps a field and a text of the page's state in step. The field is uncontrolled and its content counts: what was
 * typed or chosen before React loaded is reported on arrival, and what the page sets later is written into the field.
 *
 * @returns props of the field
 */
export function useFieldText<Control extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
  text: string,
  onText: (text: string) => void,
) {
  const ref = useRef<Control>(null);
  const isNew = useRef(true);
  const tell = useEffectEvent(onText);

  useEffect(() => {
    const field = ref.current;
    if (!field) return;
    const isArrival = isNew.current;
    isNew.current = false;
    if (field.value === text) return;
    if (isArrival) tell(field.value);
    else field.value = text;
  }, [text]);

  return {
    ref,
    defaultValue: text,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onText(currentTarget.value),
  };
}
