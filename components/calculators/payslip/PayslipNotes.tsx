import { useState } from 'react';
import { say } from '@/lib/words/say';
import { ActionButton } from '../result/ActionButton';
import { ShareLink } from '../result/ShareLink';

type PayslipNotesProps = {
  /** What to say to the employer; empty of a payslip that is right. */
  message: string;
  hasMistakes: boolean;
};

function Message({ text }: { text: string }) {
  const [notice, setNotice] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNotice(say('Copied')),
      () => setNotice(say('Please mark the text and copy it.')),
    );
  return (
    <>
      <h3>{say('What to say to the employer')}</h3>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <p>
        <ActionButton icon="copy" onClick={copy}>
          {say('Copy these sentences')}
        </ActionButton>{' '}
        <ShareLink title={say('My payslip')} text={text} url={() => location.href}>
          {say('Send them')}
        </ShareLink>
      </p>
      <p role="status">{notice}</p>
    </>
  );
}

/** What follows from a checked payslip. */
export function PayslipNotes({ message, hasMistakes }: PayslipNotesProps) {
  if (message === '') {
    return (
      <p>
        {say(
          'Every line agrees with the law, within the shilling that rounding takes. That the amounts were paid to TRA and to the fund is another question: ask both for your own account.',
        )}
      </p>
    );
  }
  return (
    <>
      <Message text={message} />
      <p>
        {hasMistakes
          ? say('One of the mistakes below would explain the figure. Ask your employer.')
          : say('No mistake that we know explains these figures. Ask how they were worked out.')}{' '}
        {say('Benefits in kind raise PAYE and are not part of gross pay: a house or a car may explain more tax.')}
      </p>
    </>
  );
}
