import { DateField } from '../../components/date-field'
import { TextField } from '../../components/text-field'
import { Place, Places } from './Place'
import { useFieldProps, type RegistrationFieldsProps } from './use-field-props'

/** Step 2: whom to talk to. */
export function ContactFields(props: RegistrationFieldsProps) {
  const { answer, text } = useFieldProps(props)
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
        <DateField {...answer('preferredDeliveryDays')} min={props.today} />
      </Place>
    </Places>
  )
}
