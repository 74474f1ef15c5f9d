import { useCustomer } from '../session'

/** The customer's e-mail address; null where it could not be found, empty until it is known. */
export function useEmail(): string | null {
  const customer = useCustomer()
  if (customer.status === 'ready') return customer.view.email
  return customer.status === 'failed' ? null : ''
}
