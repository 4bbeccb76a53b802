import { useEffect, useRef, useState } from 'react';
import { useSay } from '#words';
import { Button } from '@/components/ui/button/Button';
import { FORM_MESSAGES } from '@/lib/enquiry/messages';

/** In a form that could not be sent without a connection: sends it once there is one, if the visitor asks for that. */
export function SendWhenBack() {
  const say = useSay();
  const ref = useRef<HTMLDivElement>(null);
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!isWaiting) return;
    const send = () => ref.current?.closest('form')?.requestSubmit();
    if (navigator.onLine) return send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [isWaiting]);

  return (
    <div ref={ref}>
      <Button variant="outline" aria-pressed={isWaiting} onClick={() => setWaiting(!isWaiting)}>
        {say(FORM_MESSAGES.sendWhenBack)}
      </Button>
      <p role="status">{isWaiting && say(FORM_MESSAGES.waitingForLine)}</p>
    </div>
  );
}
