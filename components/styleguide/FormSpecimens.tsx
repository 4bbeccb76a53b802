import { Field } from '@/components/ui/field/Field';
import { TextArea } from '@/components/ui/field/TextArea';
import { Select } from '@/components/ui/select/Select';
import { SearchExample } from './examples';
import { Specimen, SpecimenGroup } from './Specimen';

const SERVICES = [
  { value: 'audit', label: 'Audit Services' },
  { value: 'tax', label: 'Taxation' },
];

/** Form fields. */
export function FormSpecimens() {
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
