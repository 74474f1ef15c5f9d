import type { Brand } from '@skafferi/ui/components/content/brand'

/** What this shop is called, and how to reach it. What is null is not shown. */
export const brand: Brand = {
  name: 'Norrsken Provisions',
  company: 'Norrsken Provisions AB, 556123-4567',
  vatId: null,
  vatIdExample: null,
  colour: null,
  logo: null,
  contact: {
    phone: '+46 8 123 45 67',
    hours: null,
    email: 'orders@norrsken.example',
    address: ['Hamngatan 1', '111 47 Stockholm'],
  },
  orderRules: null,
  returns: null,
  approval: null,
  about: null,
  links: [],
}
