import { contactLimits, useContactMessage } from '@skafferi/domain/shop/content'
import { useCustomer, type CustomerView } from '@skafferi/domain/shop/session'
import { ContactScreen } from '@skafferi/ui/screens/contact-screen'
import { configuredForm } from '../content/contact-form'

export default function ContactRoute() {
  const message = useContactMessage()
  const customer = useCustomer()
  if (configuredForm !== null) return <ContactScreen form={{ kind: 'external', ...configuredForm }} />
  const initial = customer.status === 'ready' ? formValuesOf(customer.view) : undefined
  return <ContactScreen form={{ kind: 'own', limits: contactLimits, initial, ...message }} />
}

/** The customer's data, which is filled in. */
function formValuesOf({ name, email, companyName, phone }: CustomerView) {
  return { name, email, company: companyName, phone: phone ?? '' }
}
