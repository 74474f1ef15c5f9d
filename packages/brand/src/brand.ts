/** Name, logo and contact details of the demo's shop. */
interface DemoBrand {
  /** The shop's name in a sentence. */
  name: string
  company: null
  vatId: string
  vatIdExample: string
  colour: null
  logo: Record<'light' | 'dark' | 'mark', { src: string; width: number; height: number }>
  contact: {
    /** Formatted, with the country code. */
    phone: string
    /** Opening hours of the phone; headers, footers, answers and promises show this text. */
    hours: string
    email: string
    /** The postal address by lines. */
    address: readonly string[]
  }
  /** What buyers read before they place an order. */
  orderRules: string
  /** The rule for returns and complaints; terms, checkout, answers and promises show this sentence. */
  returns: string
  /** How long an approval takes; application, product page and e-mail show this sentence. */
  approval: string
  /** The shop in one sentence. */
  about: string
  links: readonly []
}

/**
 * The brand of the demo's shop. A seller enters another in the office. The phone numbers are reserved for use in
 * fiction, the drawings are in `apps/web/public/assets`.
 */
export const brand: DemoBrand = {
  name: 'Skafferi',
  company: null,
  vatId: 'SE559000000101',
  vatIdExample: 'SE123456789001',
  colour: null,
  logo: {
    light: { src: '/assets/demo/wordmark.svg', width: 300, height: 72 },
    dark: { src: '/assets/demo/wordmark-dark.svg', width: 300, height: 72 },
    mark: { src: '/assets/demo/mark.svg', width: 64, height: 64 },
  },
  contact: {
    phone: '+46 31 390 06 00',
    hours: '24/7',
    email: 'support@skafferi.example',
    address: ['Skafferi', 'Exempelgatan 1', '411 00 Gothenburg', 'Sweden'],
  },
  orderRules: 'Orders are binding once placed. Payment is due within the terms agreed for your account.',
  returns:
    'Report anything missing, broken or wrong on the order’s page within 30 days of delivery: we replace ' +
    'it, deliver the rest, or refund its price.',
  approval: 'Approval typically takes 1 to 4 business days.',
  about: 'Food, candy and nicotine pouches for Nordic shops, by the unit and by the case.',
  links: [],
}
