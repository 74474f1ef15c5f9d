/** Who runs the shop, and how one reaches them: everything a reader sees of it, in pages and in e-mails. */
export interface Brand {
  /** The shop's name as it is written in a sentence. */
  name: string
  /** The name as it is set where it cannot be drawn, such as the head of an e-mail. */
  wordmark: string
  contact: {
    /** As it is printed, with the country's code. */
    phone: string
    /** When somebody answers it: the one entry that headers, footers, answers and promises print. */
    hours: string
    email: string
    /** The postal address, one entry a line. */
    address: readonly string[]
  }
  /** The one rule for goods that are not right: terms, checkout, answers and promises print this sentence. */
  returns: string
}

/**
 * The one file to change for another name or another address. The numbers are reserved for use in fiction.
 *
 * The drawings are apart: the wordmark in `packages/ui/src/components/wordmark`, the icon of the browser's tab in
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
    'Report what is missing, broken or wrong on the page of the order within 30 days of delivery: we replace it, deliver the rest, or give you its price back.',
}

/** The phone number as a link dials it. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
