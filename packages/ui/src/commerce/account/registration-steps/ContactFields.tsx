import { DateField } from '../../../components/forms/date-field'
import { TextField } from '../../../components/forms/text-field'
import { FieldCell, FieldGrid } from './FieldCell'
import { useFieldProps, type RegistrationFieldsProps } from './use-field-props'

/** Step 2: the contact person. */
export function ContactFields(props: RegistrationFieldsProps) {
  const { answer, text } = useFieldProps(props)
  return (
    <FieldGrid>
      <FieldCell field="fullName">
        <TextField {...text('fullName')} autoComplete="name" />
      </FieldCell>
      <FieldCell field="jobTitle">
        <TextField {...text('jobTitle')} autoComplete="organization-title" />
      </FieldCell>
      <FieldCell field="email">
        <TextField {...text('email')} type="email" autoCapitalize="none" autoComplete="email" />
      </FieldCell>
      <FieldCell field="phone">
        <TextField {...text('phone')} type="tel" autoComplete="tel" />
      </FieldCell>
      <FieldCell field="preferredDeliveryDays">
        <DateField {...answer('preferredDeliveryDays')} min={props.today} />
      </FieldCell>
    </FieldGrid>
  )
}
