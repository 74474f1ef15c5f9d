import { DateField } from '../../components/date-field'
import { TextField } from '../../components/text-field'
import { Place, Places } from './Place'
import { useFieldProps, type StepFieldsProps } from './use-field-props'

/** Props of {@link ContactFields}. */
export interface ContactFieldsProps extends StepFieldsProps {
  /** The first day a delivery can be wished for, as ISO 8601 has it. */
  today: string
}

/** Step 2: whom to talk to. */
export function ContactFields({ today, ...step }: ContactFieldsProps) {
  const { answer, text } = useFieldProps(step)
  return (
    <Places>
      <Place field="fullName">
        <TextField {...text('fullName')} autoComplete="name" />
      </Place>
      <Place field="jobTitle">
        <TextField {...text('jobTitle')} autoComplete="organization-title" />
      </Place>
      <Place field="email">
        <TextField {...text('email')} type="email" autoCapitalize="none" autoComplete="email" />
      </Place>
      <Place field="phone">
        <TextField {...text('phone')} type="tel" autoComplete="tel" />
      </Place>
      <Place field="preferredDeliveryDays">
        <DateField {...answer('preferredDeliveryDays')} min={today} />
      </Place>
    </Places>
  )
}
