import { Suspense } from 'react'
import type { AddressKind, AddressView, SavedAddressView } from '@skafferi/domain/checkout/views'
import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { Checkbox } from '../../components/checkbox'
import { PlusIcon } from '../../components/icon'
import { AddressCard } from '../../commerce/address-card'
import { CheckoutSection } from '../../commerce/checkout-sections'
import { SavedAddressesLater } from '../../commerce/saved-addresses'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import { useRestoredFocus } from './use-restored-focus'

const words = {
  shipping: {
    title: 'section.shippingAddress',
    add: 'address.addShipping',
    change: 'address.changeShipping',
  },
  billing: {
    title: 'section.billingAddress',
    add: 'address.addBilling',
    change: 'address.changeBilling',
  },
} as const

export interface AddressSectionProps {
  kind: AddressKind
  /** `null` where the order has none yet. */
  address: AddressView | null
  /** What is going on with it: nothing, its dialog is open, or one that is known is being taken over. */
  state: 'idle' | 'editing' | 'saving'
  /** Addresses to take over where there is none yet; none by default. */
  saved?: readonly SavedAddressView[]
  /** Whether it is the delivery address. Left out where there is none, or where this is it. */
  same?: 'yes' | 'no'
  /** Opens the address for editing. */
  onEdit: () => void
  /** Uses a known address: one of `saved`, or the delivery address. */
  onUse: (event: { source: SavedAddressView | 'delivery' }) => void
}

/** An address of the order, or what is needed to get one. */
export function AddressSection({ kind, address, state, saved = [], same, onEdit, onUse }: AddressSectionProps) {
  const t = useWords(checkoutWords)
  const changeButton = useRestoredFocus(address !== null, state === 'editing')
  return (
    <CheckoutSection title={t(words[kind].title)}>
      <div className="grid gap-3">
        {address === null && <BannerMessage tone="caution">{t('address.missing')}</BannerMessage>}
        {same !== undefined && <SameAsDelivery checked={same === 'yes'} state={state} onEdit={onEdit} onUse={onUse} />}
        {address !== null ? (
          <AddressCard
            lines={address.lines}
            countryCode={address.countryCode}
            action={
              <Button ref={changeButton} variant="quiet" size="sm" aria-label={t(words[kind].change)} onPress={onEdit}>
                {t('address.change')}
              </Button>
            }
          />
        ) : (
          <>
            {saved.length > 0 && (
              <Suspense>
                <SavedAddressesLater
                  addresses={saved}
                  state={state === 'saving' ? 'saving' : 'idle'}
                  onUse={({ id }) => {
                    const source = saved.find((known) => known.id === id)
                    if (source) onUse({ source })
                  }}
                />
              </Suspense>
            )}
            <span>
              <Button variant="secondary" onPress={onEdit}>
                <PlusIcon />
                {t(words[kind].add)}
              </Button>
            </span>
          </>
        )}
      </div>
    </CheckoutSection>
  )
}

interface SameAsDeliveryProps extends Pick<AddressSectionProps, 'state' | 'onEdit' | 'onUse'> {
  checked: boolean
}

/** Ticking it takes the delivery address over; clearing it asks for another one. */
function SameAsDelivery({ checked, state, onEdit, onUse }: SameAsDeliveryProps) {
  const t = useWords(checkoutWords)
  const saving = state === 'saving'
  return (
    <div className="flex flex-wrap items-center gap-x-4 print:hidden" aria-busy={saving || undefined}>
      <Checkbox
        name="same_as_delivery"
        checked={checked || saving}
        onChange={(event) => {
          if (saving) return
          if (event.checked) onUse({ source: 'delivery' })
          else onEdit()
        }}
      >
        {t('address.sameAsDelivery')}
      </Checkbox>
      <span role="status" className="text-xs text-ink-muted">
        {saving && t('address.saving')}
      </span>
    </div>
  )
}
