'use client';

// Needs the browser: fetches what checks and sends the form once the visitor comes near it.
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useInView } from '@/components/ui/hooks/useInView';
import type { CallbackForm, CallbackFormProps } from './CallbackForm';

/** The form's script is fetched when the form is this near to the view. */
const NEAR_PX = 600;

const loadScript = () => import('./CallbackForm');

type CallbackSlotProps = {
  /** The plain form, which posts by itself. */
  children: ReactNode;
};

/** Holds the plain form until its script is there, and then the one that says what is wrong; what was typed moves over. */
export function CallbackSlot({ children }: CallbackSlotProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useInView(ref, NEAR_PX);
  const [Form, setForm] = useState<typeof CallbackForm>();
  const [taken, setTaken] = useState<CallbackFormProps>();
  const shownAt = useRef(0);

  const takeOver = (isSentAtOnce: boolean) => {
    const form = ref.current?.querySelector('form');
    if (form) setTaken({ typed: new FormData(form), shownAt: shownAt.current, isSentAtOnce });
  };

  useEffect(() => {
    shownAt.current = Date.now();
    const form = ref.current?.querySelector('form');
    // The browser's own bubbles would come before our words.
    if (form) form.noValidate = true;
  }, []);

  useEffect(() => {
    if (!isNear) return;
    loadScript().then((script) => {
      const form = ref.current?.querySelector('form');
      if (form) script.keepPlainForm(form, shownAt.current);
      setForm(() => script.CallbackForm);
    }, console.error);
  }, [isNear]);

  // Before the page paints again: a press between the reading of the fields and the change of forms would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: takes over once, when the script is there.
  useLayoutEffect(() => {
    // Not under the visitor's hands: a field that is being filled stays until the focus leaves the form.
    if (Form && !taken && !ref.current?.contains(document.activeElement)) takeOver(false);
  }, [Form]);

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (Form && !taken && !currentTarget.contains(relatedTarget)) takeOver(false);
  };

  const handleSubmit = async (event: FormEvent<HTMLDivElement>) => {
    if (taken) return;
    event.preventDefault();
    const form = event.target;
    try {
      const loaded = Form ?? (await loadScript()).CallbackForm;
      setForm(() => loaded);
      takeOver(true);
    } catch {
      // Without the script it goes the way of a plain form.
      if (form instanceof HTMLFormElement) form.submit();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of what happens in the form inside it.
    <div ref={ref} onBlur={handleBlur} onSubmit={handleSubmit}>
      {Form && taken ? <Form {...taken} /> : children}
    </div>
  );
}
