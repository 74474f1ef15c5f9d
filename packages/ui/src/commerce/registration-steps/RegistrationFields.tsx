import { CompanyFields, type CompanyFieldsProps } from './CompanyFields'
import { ConsentFields, type ConsentFieldsProps } from './ConsentFields'
import { ContactFields, type ContactFieldsProps } from './ContactFields'
import { OrderFields } from './OrderFields'
import { PaymentFields } from './PaymentFields'
import type { RegistrationStep } from './registration'

/** Props of {@link RegistrationFields}. */
export interface RegistrationFieldsProps extends CompanyFieldsProps, ContactFieldsProps, ConsentFieldsProps {
  /** Which step's fields. */
  step: RegistrationStep
}

const fields = { 1: CompanyFields, 2: ContactFields, 3: OrderFields, 4: PaymentFields, 5: ConsentFields } as const

/** What one step of the application asks for (Specification (accounts) §3 and §5). */
export function RegistrationFields({ step, ...props }: RegistrationFieldsProps) {
  const Fields = fields[step]
  return <Fields {...props} />
}
