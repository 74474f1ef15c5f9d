import { useState } from 'react'
import type { SavedAddressView } from '@skafferi/domain/shop/checkout/views'
import { Button } from '../../../components/actions/button'
import { useWords } from '../../../words'
import { checkoutWords } from '../../../words/generated/checkout'
import { savedAddressesWords } from '../../../words/generated/saved-addresses'
import { AddressCard } from '../address-card'

export interface SavedAddressesProps {
  /** The addresses, latest first; if empty, nothing is rendered. */
  addresses: readonly SavedAddressView[]
  /** `saving` while the pressed one is being saved. */
  state: 'idle' | 'saving'
  /** Uses an address. */
  onUse: (event: { id: string }) => void
}

/** The company's saved addresses, for an order without one; a press uses one. */
export function SavedAddresses({ addresses, state, onUse }: SavedAddressesProps) {
  const t = useWords(savedAddressesWords)
  const tCheckout = useWords(checkoutWords)
  const [pressed, setPressed] = useState<string>()
  const usedId = state === 'saving' ? pressed : undefined

  function use(id: string) {
    if (state === 'idle') {
      setPressed(id)
      onUse({ id })
    }
  }

  if (addresses.length === 0) {
    return null
  }
  return (
    <ul aria-label={t('label')} className="grid gap-2">
      {addresses.map(({ id, name, lines, countryCode, phone }) => (
        <li key={id}>
          <AddressCard
            name={name}
            lines={lines}
            countryCode={countryCode}
            phone={phone}
            action={
              <Button
                variant="quiet"
                size="sm"
                busy={id === usedId}
                busyLabel={tCheckout('address.saving')}
                aria-label={
                  id === usedId ? undefined : t('useOf', { address: [name, ...lines].filter(Boolean).join(', ') })
                }
                onPress={() => use(id)}
              >
                {t('use')}
              </Button>
            }
          />
        </li>
      ))}
    </ul>
  )
}
