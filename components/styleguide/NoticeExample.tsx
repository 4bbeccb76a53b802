'use client';
// Needs the browser: the notice comes and goes.

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Icon } from '@/components/ui/icon/Icon';
import { Notice } from '@/components/ui/notice/Notice';

const NOTICE_MS = 2000;

/** A button whose notice goes away after two seconds. */
export function NoticeExample() {
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <>
      <Button variant="quiet" icon={<Icon name="download" />} onClick={() => setMessage('Download started')}>
        Download
      </Button>
      <Notice message={message} />
    </>
  );
}
