import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorBanner } from '@/components/ui/ErrorBanner';
import { Field } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';
import { Icon } from '@/components/ui/icon/Icon';
import { Select } from '@/components/ui/Select';
import { SuccessPanel } from '@/components/ui/SuccessPanel';
import { stockPicture } from '@/lib/server/pictures/registry';
import styles from './Styleguide.module.scss';

const BUTTONS = (
  <>
    {(['primary', 'accent', 'outline', 'quiet'] as const).map((variant) => (
      <Button key={variant} variant={variant}>
        {variant}
      </Button>
    ))}
    <Button disabled>Request</Button>
    <Button isBusy>Sending...</Button>
    <Button icon={<Icon name="phone" />} size="small">
      Call us
    </Button>
    <Button iconEnd={<Icon name="arrow-right" />} size="large">
      Send message
    </Button>
  </>
);

const SERVICES = [{ value: 'audit', label: 'Audit Services' }];

const SPECIMENS: Record<string, ReactNode> = {
  Buttons: BUTTONS,
  'Buttons on ink': <div className={`${styles.dark} onInk`}>{BUTTONS}</div>,
  Fields: (
    <>
      <Field label="Name" name="name" isRequired hint="As it stands in the register." />
      <Field label="Email" name="email" isRequired error="Please enter a valid email address" defaultValue="amina" />
      <Field label="Gross salary" name="gross" unit="TZS" size="large" defaultValue="2,500,000" />
      <Field label="Year" name="year" disabled defaultValue="2025" />
      <Select label="Service" name="service" options={SERVICES} placeholder="Choose" error="Service is required" />
      <TextArea label="Message" name="message" rows={2} error="Message is required" />
    </>
  ),
  Messages: (
    <>
      <ErrorBanner title="Your message was not sent." errors={[{ message: 'Please try again.' }]} />
      <SuccessPanel title="Message Sent!" actions={<Button variant="outline">Send Another Message</Button>}>
        <p>We reply within one working day.</p>
      </SuccessPanel>
      <EmptyState title="Nothing found" text="Try another word." picture={stockPicture('default')} />
    </>
  ),
};

/** Components of components/ui with states that no page shows initially. */
export function Styleguide() {
  return (
    <div className={styles.page}>
      {Object.entries(SPECIMENS).map(([title, parts]) => (
        <section key={title}>
          <h2>{title}</h2>
          <div className={styles.parts}>{parts}</div>
        </section>
      ))}
    </div>
  );
}
