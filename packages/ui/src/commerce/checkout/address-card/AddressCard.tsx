import type { ReactNode } from 'react'
import type { PrintedAddressView } from '@skafferi/domain/platform/format/views'
import { PinIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { checkoutWords } from '../../../words/generated/checkout'
import { useCountryName } from '../../account/country'

export interface AddressCardProps extends PrintedAddressView {
  /**
   * The company's name for the address, or what is in its place. No line by default and if null; an empty one if ''.
   */
  name?: ReactNode
  /** The action of the address: a quiet button. */
  action?: ReactNode
}

/** An address in the order of a shipping label, with the phone number below. */
export function AddressCard({ name, lines, countryCode, phone, action }: AddressCardProps) {
  const t = useWords(checkoutWords)
  const countryName = useCountryName()
  return (
    <div className="flex items-start gap-3 rounded-md border border-line-strong bg-surface px-4 py-3.5 md:gap-4">
      <PinIcon />
      <div className="min-w-0 flex-1">
        {name != null && <div className="flex min-h-6 font-medium wrap-anywhere">{name}</div>}
        <address className="not-italic">
          {[...lines, countryName(countryCode)].map((line, index) => (
            <span key={index} className="block wrap-anywhere">
              {line}
            </span>
          ))}
        </address>
        {phone !== null && (
          <p className="mt-1 text-sm wrap-anywhere text-ink-muted">{t('address.phone', { number: phone })}</p>
        )}
      </div>
      {action !== undefined && <div className="-my-1.5 -me-2 flex-none">{action}</div>}
    </div>
  )
}
