/** Name and contact details of the shop, as shown on pages and in e-mails. */
export interface Brand {
  /** The shop's name in a sentence. */
  name: string
  /** The name as text in place of the drawn wordmark, e.g. in the header of an e-mail. */
  wordmark: string
  contact: {
    /** Formatted, with the country code. */
    phone: string
    /** Opening hours of the phone; headers, footers, answers and promises show this text. */
    hours: string
    email: string
    /** The postal address by lines. */
    address: readonly string[]
  }
  /** The rule for returns and complaints; terms, checkout, answers and promises show this sentence. */
  returns: string
}

/**
 * The file to edit for another name or address. The phone numbers are reserved for use in fiction.
 * The drawings are separate: the wordmark in `packages/ui/src/components/content/wordmark`, the favicon in
 * `apps/web/public/assets/icon.svg`.
 */
export const brand: Brand = {
  name: 'Skafferi',
  wordmark: 'skafferi',
  contact: {
    phone: '+46 31 390 06 00',
    hours: '24/7',
    email: 'support@skafferi.example',
    address: ['Skafferi', 'Exempelgatan 1', '411 00 Gothenburg', 'Sweden'],
  },
  returns:
    'Report anything missing, broken or wrong on the order’s page within 30 days of delivery: we replace ' +
    'it, deliver the rest, or refund its price.',
}

/** The `tel:` link of a phone number. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
