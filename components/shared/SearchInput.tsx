import { useFieldText } from '@/components/ui/field/useFieldText';
import { SearchField, type SearchFieldProps } from '@/components/ui/SearchField';
import { useWaits } from './useWaits';

type SearchInputProps = Omit<SearchFieldProps, 'value' | 'onChange' | 'onClear' | 'ref'> & {
  value: string;
  onChange: (value: string) => void;
};

/** A controlled search field. Escape clears it too, unless onKeyDown prevents the default. */
export function SearchInput({ value, onChange, onKeyDown, ...props }: SearchInputProps) {
  const field = useFieldText<HTMLInputElement>(value, onChange);
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
