import { useId, useLayoutEffect, useRef, type RefObject } from 'react'
import type {
  AddressKind,
  AddressView,
  MissingRequirement,
  SavedAddressView,
} from '@skafferi/domain/shop/checkout/views'
import { Button } from '../../components/actions/button'
import { Checkbox } from '../../components/forms/checkbox'
import { FieldError } from '../../components/forms/field'
import { PlusIcon } from '../../components/content/icon'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { AddressCard } from '../../commerce/checkout/address-card'
import { CheckoutSection } from '../../commerce/checkout/checkout-sections'
import { LazySavedAddresses } from '../../commerce/checkout/saved-addresses'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import { savedAddressesWords } from '../../words/generated/saved-addresses'

/**
 * Restores the focus when new content replaces the button that requested it.
 * @param contentCount amount of content; when it increases, the focus is restored
 * @param editing true while a dialog has the focus; it is restored after the dialog closes
 * @returns ref of the control to focus
 */
function useRestoredFocus(contentCount: number, editing: boolean): RefObject<HTMLButtonElement | null> {
  const target = useRef<HTMLButtonElement>(null)
  const previousCount = useRef(contentCount)
  const isPending = useRef(false)

  useLayoutEffect(() => {
    isPending.current ||= contentCount > previousCount.current
    previousCount.current = contentCount
    if (isPending.current && !editing) {
      isPending.current = false
      if (document.activeElement === document.body) {
        target.current?.focus()
      }
    }
  }, [contentCount, editing])

  return target
}

/** Maximum number of saved addresses shown here; the dialog searches all of them. */
const maxSuggestions = 4

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
  /** `null` if the order has none yet. */
  address: AddressView | null
  /** Its state: idle, its dialog is open, or a saved one is being used. */
  state: 'idle' | 'editing' | 'saving'
  /** Saved addresses to suggest while the order has none; none by default. */
  saved?: readonly SavedAddressView[]
  /** Whether it equals the delivery address. Omit if there is none, or for the delivery address itself. */
  same?: 'yes' | 'no'
  /** The missing requirement that this address has to meet, after a refused order. Omit if there is none. */
  missing?: Extract<MissingRequirement, 'addresses' | 'delivery_address' | 'billing_address'>
  /** Its name in the address book; null if it has none, undefined while it is loading. */
  savedName?: string | null
  /** Saves it in the address book. */
  onSaveToBook?: () => void
  /** Opens the address for editing. */
  onEdit: () => void
  /** Uses a known address: one of `saved`, or the delivery address. */
  onUse: (event: { source: SavedAddressView | 'delivery' }) => void
}

/** An address of the order, or the buttons to add one. */
export function AddressSection(props: AddressSectionProps) {
  const { kind, address, state, saved = [], same, missing, savedName, onSaveToBook, onEdit, onUse } = props
  const t = useWords(checkoutWords)
  const tAddresses = useWords(savedAddressesWords)
  const missingId = useId()
  const changeButton = useRestoredFocus(Number(address !== null) + Number(Boolean(savedName)), state === 'editing')
  // In a line of its own, so that nothing moves once the address book is loaded.
  const saveToBook = (
    <div className="-ms-3 -my-1.5 print:hidden">
      <Button
        variant="quiet"
        size="sm"
        aria-label={tAddresses(kind === 'shipping' ? 'saveShipping' : 'saveBilling')}
        onPress={onSaveToBook}
      >
        {tAddresses('save')}
      </Button>
    </div>
  )
  return (
    <CheckoutSection title={t(words[kind].title)}>
      <div className="grid gap-3">
        {same !== undefined && <SameAsDelivery checked={same === 'yes'} state={state} onEdit={onEdit} onUse={onUse} />}
        {address !== null ? (
          <AddressCard
            note={
              savedName
                ? tAddresses('savedAs', { name: savedName })
                : onSaveToBook && (savedName === null ? saveToBook : '')
            }
            lines={address.lines}
            countryCode={address.countryCode}
            phone={address.phone}
            action={
              <Button ref={changeButton} variant="quiet" size="sm" aria-label={t(words[kind].change)} onPress={onEdit}>
                {t('address.change')}
              </Button>
            }
          />
        ) : (
          <>
            {saved.length > 0 && (
              <LazyBoundary>
                <LazySavedAddresses
                  addresses={saved.slice(0, maxSuggestions)}
                  state={state === 'saving' ? 'saving' : 'idle'}
                  onUse={({ id }) => {
                    const source = saved.find((known) => known.id === id)
                    if (source) onUse({ source })
                  }}
                />
              </LazyBoundary>
            )}
            <div data-missing={missing && true} className="grid justify-items-start gap-1.5">
              <Button variant="secondary" aria-describedby={missing && missingId} onPress={onEdit}>
                <PlusIcon />
                {t(words[kind].add)}
              </Button>
              {missing && <FieldError id={missingId} message={t(`missing.${missing}`)} />}
            </div>
          </>
        )}
      </div>
    </CheckoutSection>
  )
}

interface SameAsDeliveryProps extends Pick<AddressSectionProps, 'state' | 'onEdit' | 'onUse'> {
  checked: boolean
}

/** Checking it uses the delivery address; it is shown as checked once that is saved. Unchecking opens the dialog. */
function SameAsDelivery({ checked, state, onEdit, onUse }: SameAsDeliveryProps) {
  const t = useWords(checkoutWords)
  const saving = state === 'saving'
  return (
    <div className="flex flex-wrap items-center gap-x-4 print:hidden" aria-busy={saving || undefined}>
      <Checkbox
        name="same_as_delivery"
        checked={checked}
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
