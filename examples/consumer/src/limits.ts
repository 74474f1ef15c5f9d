import type { CheckoutScreenProps } from '@skafferi/ui/screens/checkout-screen'

export const addressLimits: CheckoutScreenProps['addressLimits'] = {
  first_name: 60,
  last_name: 60,
  company: 60,
  address_1: 100,
  address_2: 100,
  postal_code: 20,
  city: 60,
  province: 60,
  phone: 20,
}

export const referenceLimits: CheckoutScreenProps['referenceLimits'] = {
  po_number: 35,
  customer_reference: 60,
  note: 500,
  reception_hours: 100,
}
