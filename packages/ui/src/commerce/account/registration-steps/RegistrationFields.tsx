import { CompanyFields } from './CompanyFields'
import { ConsentFields } from './ConsentFields'
import { ContactFields } from './ContactFields'
import { OrderFields } from './OrderFields'
import { PaymentFields } from './PaymentFields'
import type { RegistrationFieldsProps } from './use-field-props'

const fields = { 1: CompanyFields, 2: ContactFields, 3: OrderFields, 4: PaymentFields, 5: ConsentFields } as const

/** The fields of a step (Specification (accounts) §3 and §5). */
export function RegistrationFields(props: RegistrationFieldsProps) {
  const Fields = fields[props.step]
  return <Fields {...props} />
}
