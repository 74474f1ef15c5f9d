import type { ReactNode } from 'react'
import type { PrintedAddressView } from '@skafferi/domain/platform/format/views'
import { PinIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { checkoutWords } from '../../../words/generated/checkout'
import { useCountryName } from '../../account/country'

export interface AddressCardProps extends PrintedAddressView {
  /** The company's name for the address, as its heading; otherwise the first line is the heading. */
  name?: string | null
  /** A line below, such as to save it in the address book. No line by default; an empty one if ''. */
  note?: ReactNode
  /** The action of the address: a quiet button. */
  action?: ReactNode
}

/** An address in the order of a shipping label, with the phone number below. */
export function AddressCard({ name = null, note, lines, countryCode, phone, action }: AddressCardProps) {
  const t = useWords(checkoutWords)
  const countryName = useCountryName()
  return (
    <div className="flex items-start gap-3 rounded-md border border-line-strong bg-surface px-4 py-3.5 md:gap-4">
      <PinIcon />
      <div className="min-w-0 flex-1">
        {name !== null && <div className="min-h-6 font-medium wrap-anywhere">{name}</div>}
        <address className="not-italic">
          {[...lines, countryName(countryCode)].map((line, index) => (
            <span key={index} className={`block wrap-anywhere${index === 0 && name === null ? ' font-medium' : ''}`}>
              {line}
            </span>
          ))}
        </address>
        {phone !== null && (
          <p className="mt-1 text-sm wrap-anywhere text-ink-muted">{t('address.phone', { number: phone })}</p>
        )}
        {note !== undefined && <div className="flex min-h-6 text-sm wrap-anywhere text-ink-muted">{note}</div>}
      </div>
      {action !== undefined && <div className="-my-1.5 -me-2 flex-none">{action}</div>}
    </div>
  )
}
