import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps an uncontrolled field in sync with a text in React state. On mount the field's value is reported, since it may have been
 * filled in before hydration; later changes of the state are written to the field.
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
