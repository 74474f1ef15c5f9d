import { useState } from 'react'
import type { SavedAddressView } from '@skafferi/domain/checkout/views'
import { Button } from '../../components/button'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import { savedAddressesWords } from '../../words/generated/saved-addresses'
import { AddressCard } from '../address-card'

export interface SavedAddressesProps {
  /** The addresses, latest first; without any, the part is not rendered. */
  addresses: readonly SavedAddressView[]
  /** True while the pressed one is being saved. */
  state: 'idle' | 'saving'
  /** Uses an address. */
  onUse: (event: { id: string }) => void
}

/** The company's addresses, to use one with a press if the order has none. */
export function SavedAddresses({ addresses, state, onUse }: SavedAddressesProps) {
  const t = useWords(savedAddressesWords)
  const saving = useWords(checkoutWords)
  const [pressed, setPressed] = useState<string>()
  const using = state === 'saving' ? pressed : undefined

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
                busy={id === using}
                busyLabel={saving('address.saving')}
                aria-label={
                  id === using ? undefined : t('useOf', { address: [name, ...lines].filter(Boolean).join(', ') })
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
