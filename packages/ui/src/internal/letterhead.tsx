import { useBrand } from '../components/content/brand'
import { Wordmark } from '../components/content/wordmark'

export interface LetterheadProps {
  /** Names the seller's VAT number; `null` if it has none. */
  vatText: string | null
  /** Name and address of the seller, with the country; the company and address of the brand by default. */
  sender?: readonly string[]
}

/** The shop's logo or name, with the seller's name, address and VAT number, above a printed document. */
export function Letterhead({ vatText, sender }: LetterheadProps) {
  const { name, company, contact } = useBrand()
  // The number stays beside what it is.
  const vat = vatText?.replaceAll(' ', '\u00a0') ?? null
  const parts = [...(sender ?? [company, ...contact.address]), contact.phone, contact.email, vat].filter(
    (part, index, all) => part !== null && part !== name && all.indexOf(part) === index,
  )
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <Wordmark />
      <address className="max-w-[60ch] text-xs text-ink-muted not-italic">{parts.join('\u00a0· ')}</address>
    </div>
  )
}
