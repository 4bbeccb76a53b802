import { Button } from '@/components/ui/button/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorBanner } from '@/components/ui/ErrorBanner';
import { Field } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';
import { Note } from '@/components/ui/Note';
import { Reveal } from '@/components/ui/Reveal';
import { Scroller } from '@/components/ui/Scroller';
import { Select } from '@/components/ui/Select';
import { SuccessPanel } from '@/components/ui/SuccessPanel';
import { stockPicture } from '@/lib/server/pictures/registry';
import { ButtonSpecimens } from './ButtonSpecimens';
import { ContentSpecimens } from './ContentSpecimens';
import { DialogExample, SearchExample, TabsExample } from './examples';
import { ServiceCardExample } from './ServiceCardExample';
import { Specimen, SpecimenGroup } from './Specimen';
import styles from './Styleguide.module.scss';

const CARDS = [0, 1, 2, 3, 4, 5];

/** Tabs, rows and reveals. */
function MovementSpecimens() {
  return (
    <SpecimenGroup title="Tabs, rows, reveals">
      <Specimen title="Tabs, FilterBar, Dots">
        <TabsExample idPrefix="light" />
      </Specimen>
      <Specimen title="Tabs, FilterBar, Dots on ink" isDark>
        <TabsExample idPrefix="ink" />
      </Specimen>
      <Specimen title="Scroller" isWide>
        <Scroller label="Sample services" itemCount={CARDS.length} itemsPerDot={3}>
          {CARDS.map((index) => (
            <li key={index} className={styles.item}>
              <ServiceCardExample index={index} />
            </li>
          ))}
        </Scroller>
      </Specimen>
      <Specimen title="Reveal" isWide>
        {CARDS.map((index) => (
          <Reveal key={index}>
            <p>Item {index + 1}</p>
          </Reveal>
        ))}
      </Specimen>
    </SpecimenGroup>
  );
}

/** Messages and dialogs. */
function MessageSpecimens() {
  return (
    <SpecimenGroup title="Messages">
      <Specimen title="ErrorBanner: one message, several">
        <ErrorBanner
          title="Your message was not sent."
          errors={[{ message: 'An error occurred. Please try again.' }]}
        />
        <ErrorBanner
          title="Please look at these fields."
          errors={[{ message: 'Name is required' }, { message: 'Email is required' }]}
        />
      </Specimen>
      <Specimen title="SuccessPanel">
        <SuccessPanel title="Message Sent!" actions={<Button variant="outline">Send Another Message</Button>}>
          <p>Thank you, Amina. We read it today and reply within one working day.</p>
        </SuccessPanel>
      </Specimen>
      <Specimen title="EmptyState">
        <EmptyState
          title="No services found matching your criteria"
          text="Try another word."
          picture={stockPicture('default')}
          action={<Button variant="quiet">Reset filters</Button>}
        />
      </Specimen>
      <Specimen title="Note; Dialog, opened by its buttons">
        <Note title="Important Note">
          <p>These results are general estimates, not professional advice.</p>
        </Note>
        <DialogExample label="Open a panel" size="panel" />
        <DialogExample label="Open the full screen" size="full" />
      </Specimen>
    </SpecimenGroup>
  );
}

const SERVICES = [
  { value: 'audit', label: 'Audit Services' },
  { value: 'tax', label: 'Taxation' },
];

/** Form fields. */
function FormSpecimens() {
  return (
    <SpecimenGroup title="Forms">
      <Specimen title="Field: required, optional, with a hint">
        <Field label="Name" name="name" isRequired defaultValue="Amina Mushi" />
        <Field label="Phone" name="phone" type="tel" isOptionalShown placeholder="+255 700 000 000" />
        <Field label="Company" name="company" hint="As it stands in the register." />
      </Specimen>
      <Specimen title="Field: wrong, disabled, with a unit, large">
        <Field label="Email" name="email" isRequired error="Please enter a valid email address" defaultValue="amina" />
        <Field label="Basic salary" name="basic" unit="TZS" defaultValue="800,000" />
        <Field label="Year" name="year" disabled defaultValue="2025" />
        <Field label="Gross monthly salary" name="gross" unit="TZS" size="large" defaultValue="2,500,000" />
      </Specimen>
      <Specimen title="Select: placeholder, wrong">
        <Select label="Service" name="service" options={SERVICES} placeholder="Choose a service" isOptionalShown />
        <Select label="Service needed" name="needed" options={SERVICES} isRequired error="Service is required" />
      </Specimen>
      <Specimen title="TextArea: rest, wrong">
        <TextArea label="Message" name="message" rows={2} />
        <TextArea label="Your message" name="wrong" rows={2} isRequired error="Message is required" />
      </Specimen>
      <Specimen title="SearchField: empty, filled">
        <SearchExample label="Search services" name="services" />
        <SearchExample label="Search resources" name="resources" initial="payroll" />
      </Specimen>
    </SpecimenGroup>
  );
}

/** Every part of components/ui in its states. */
export function Styleguide() {
  return (
    <div className={styles.page}>
      <ButtonSpecimens />
      <FormSpecimens />
      <MessageSpecimens />
      <ContentSpecimens />
      <MovementSpecimens />
    </div>
  );
}
