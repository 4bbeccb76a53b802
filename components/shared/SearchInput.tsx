import { useEffect, useEffectEvent, useRef } from 'react';
import { SearchField, type SearchFieldProps } from '@/components/ui/SearchField';
import { useWaits } from './useWaits';

/**
 * Keeps an uncontrolled field in sync with a text in React state. On mount the field's value is reported, since it may have been
 * filled in before hydration; later changes of the state are written to the field.
 */
function useFieldText(text: string, onText: (text: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
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

type SearchInputProps = Omit<SearchFieldProps, 'value' | 'onChange' | 'onClear' | 'ref'> & {
  value: string;
  onChange: (value: string) => void;
};

/** A controlled search field. Escape clears it too, unless onKeyDown prevents the default. */
export function SearchInput({ value, onChange, onKeyDown, ...props }: SearchInputProps) {
  const field = useFieldText(value, onChange);
  const { disabled: isWaiting } = useWaits();
  const handleClear = () => {
    onChange('');
    field.ref.current?.focus();
  };
  return (
    <SearchField
      {...props}
      {...field}
      onClear={isWaiting ? undefined : handleClear}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const { key, nativeEvent, defaultPrevented } = event;
        // During IME composition, Escape cancels the composition instead.
        if (key === 'Escape' && value !== '' && !nativeEvent.isComposing && !defaultPrevented) handleClear();
      }}
    />
  );
}
