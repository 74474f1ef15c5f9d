import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { PlusIcon } from '../../components/icon'
import { AddressCard } from '../../commerce/address-card'
import type { AddressKind } from '../../commerce/address-fields'
import { CheckoutSection } from '../../commerce/checkout-sections'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import { useKeptFocus } from './use-kept-focus'
import type { AddressView } from './view'

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

/** Props of {@link AddressSection}. */
export interface AddressSectionProps {
  kind: AddressKind
  /** `null` where the order has none yet. */
  address: AddressView | null
  /** What is going on with it: nothing, its dialog is open, or it is being saved as the same as the other one. */
  state: 'idle' | 'editing' | 'copying'
  /** The address shall be entered or changed. */
  onEdit: () => void
  /** The delivery address shall be used here too. Left out where there is none, or where this is it. */
  onCopy?: () => void
}

/** An address of the order, or what is needed to get one. */
export function AddressSection({ kind, address, state, onEdit, onCopy }: AddressSectionProps) {
  const t = useWords(checkoutWords)
  const changeButton = useKeptFocus(address !== null, state === 'editing')
  return (
    <CheckoutSection title={t(words[kind].title)}>
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
        <div className="grid gap-3">
          <BannerMessage tone="caution">{t('address.missing')}</BannerMessage>
          <div className="flex flex-wrap gap-x-2 gap-y-1">
            <Button variant="secondary" onPress={onEdit}>
              <PlusIcon />
              {t(words[kind].add)}
            </Button>
            {onCopy && (
              <Button variant="quiet" busy={state === 'copying'} busyLabel={t('address.saving')} onPress={onCopy}>
                {t('address.sameAsDelivery')}
              </Button>
            )}
          </div>
        </div>
      )}
    </CheckoutSection>
  )
}
