import { useState } from 'react'
import type { StoredAddressView } from '@skafferi/domain/shop/checkout/views'
import { Button } from '../../../components/actions/button'
import { useWords } from '../../../words'
import { addressBookWords } from '../../../words/generated/address-book'
import { AddressCard } from '../../checkout/address-card'

export interface BookAddressRowProps {
  address: StoredAddressView
  removing: boolean
  onEdit: (event: { id: string }) => void
  onRemove: (event: { id: string }) => void
}

/** An address in the address book. Removing requires confirmation, because it affects the whole company. */
export function BookAddressRow({ address, removing, onEdit, onRemove }: BookAddressRowProps) {
  const t = useWords(addressBookWords)
  const [confirming, setConfirming] = useState(false)
  const { id, name, receptionHours, lines, countryCode, phone } = address
  return (
    <li className="grid content-start gap-2">
      <h3 className="text-base wrap-anywhere">{name}</h3>
      <AddressCard lines={lines} countryCode={countryCode} phone={phone} />
      {receptionHours !== null && (
        <p className="text-sm wrap-anywhere text-ink-muted">{t('reception', { hours: receptionHours })}</p>
      )}
      {confirming ? (
        <div role="alert" className="flex flex-wrap items-center gap-2">
          <p className="basis-full font-medium wrap-anywhere">{t('removeAsk', { name })}</p>
          <Button variant="danger" size="sm" busy={removing} busyLabel={t('removing')} onPress={() => onRemove({ id })}>
            {t('removeYes')}
          </Button>
          <Button variant="secondary" size="sm" autoFocus disabled={removing} onPress={() => setConfirming(false)}>
            {t('removeNo')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" aria-label={t('editOf', { name })} onPress={() => onEdit({ id })}>
            {t('edit')}
          </Button>
          <Button variant="quiet" size="sm" aria-label={t('removeOf', { name })} onPress={() => setConfirming(true)}>
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  )
}
