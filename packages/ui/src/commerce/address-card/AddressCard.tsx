import type { ReactNode } from 'react'
import type { PrintedAddressView } from '@skafferi/domain/format/views'
import { PinIcon } from '../../components/icon'
import { useCountryName } from '../country'

export interface AddressCardProps extends PrintedAddressView {
  /** What can be done with the address: a quiet button. */
  action?: ReactNode
}

/** An address as it stands on a parcel. */
export function AddressCard({ lines, countryCode, action }: AddressCardProps) {
  const countryName = useCountryName()
  return (
    <div className="flex items-start gap-3 rounded-md border border-line-strong bg-surface px-4 py-3.5 md:gap-4">
      <PinIcon />
      <address className="min-w-0 flex-1 not-italic">
        {[...lines, countryName(countryCode)].map((line, index) => (
          <span key={index} className="block wrap-anywhere">
            {line}
          </span>
        ))}
      </address>
      {action !== undefined && <div className="-my-1.5 -me-2 flex-none">{action}</div>}
    </div>
  )
}
