import { Suspense, useState } from 'react'
import type { AddressEntry, AddressKind, CheckoutView, SavedAddressView } from '@skafferi/domain/checkout/views'
import { AddressDialogLater, type AddressDialogProps } from '../../commerce/address-dialog'
import { CheckoutBar } from '../../commerce/checkout-bar'
import { CheckoutSection, CheckoutSections } from '../../commerce/checkout-sections'
import { DeliveryInformation } from '../../commerce/delivery-information'
import { PlaceOrderButton, type PlaceOrderButtonProps } from '../../commerce/place-order-button'
import { useProblemToast } from '../../commerce/problem-toast'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import { AddressSection } from './AddressSection'
import { CheckoutChanges, isRefusedForChange, type CheckoutChangesProps } from './CheckoutChanges'
import { Email } from './Email'
import { OrderDetails } from './OrderDetails'
import { PromoSection, type PromoSectionProps } from './PromoSection'

export interface CheckoutContentProps extends CheckoutChangesProps, Pick<AddressDialogProps, 'countries'> {
  checkout: CheckoutView
  /** The most characters each part of an address may have. */
  addressLimits: AddressDialogProps['limits']
  /** What was wrong with the address that was sent last. */
  addressFaults: AddressDialogProps['faults']
  /** The address that is being saved; `null` while none is. */
  saving: AddressKind | null
  /** How far the order is. */
  placing: PlaceOrderButtonProps['state']
  /** Addresses the company has used, to take over and to start from; none by default. */
  savedAddresses?: readonly SavedAddressView[]
  /** The promo codes. Left out, the order takes none. */
  promo?: PromoSectionProps
  /** The dialog of an address opens: addresses to start from may be fetched for it. */
  onEditAddress?: (event: { kind: AddressKind }) => void
  /** Saves an address. Resolves to whether it was; `addressFaults` or `problem` say why not. */
  onSaveAddress: (event: AddressEntry) => Promise<boolean>
  /** Places the order. */
  onPlaceOrder: () => void
}

/** Everything an order needs, and the button that places it. */
export function CheckoutContent(props: CheckoutContentProps) {
  const { checkout, saving, placing, problem, onDismissProblem, savedAddresses = [] } = props
  const { shippingAddress, billingAddress, missing } = checkout
  const t = useWords(checkoutWords)
  const [editing, setEditing] = useState<AddressKind | null>(null)
  const isSaidElsewhere = editing !== null || isRefusedForChange(problem)
  const takeBack = useProblemToast(isSaidElsewhere ? null : problem, onDismissProblem)

  function edit(kind: AddressKind) {
    setEditing(kind)
    props.onEditAddress?.({ kind })
  }

  function close() {
    setEditing(null)
    onDismissProblem()
  }

  function placeOrder() {
    takeBack()
    props.onPlaceOrder()
  }

  function use(kind: AddressKind, source: SavedAddressView | 'delivery') {
    const values = source === 'delivery' ? shippingAddress?.values : source.values
    if (values) {
      takeBack()
      void props.onSaveAddress({ kind, values })
    }
  }

  const stateOf = (kind: AddressKind) => (editing === kind ? 'editing' : saving === kind ? 'saving' : 'idle')

  return (
    <>
      <CheckoutChanges
        conflicts={props.conflicts}
        change={props.change}
        problem={problem}
        onDismissProblem={onDismissProblem}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <CheckoutSections>
          <CheckoutSection title={t('section.delivery')}>
            <DeliveryInformation delivery={checkout.delivery} option={checkout.shippingOption} />
          </CheckoutSection>
          <AddressSection
            kind="shipping"
            address={shippingAddress}
            state={stateOf('shipping')}
            saved={savedAddresses}
            onEdit={() => edit('shipping')}
            onUse={({ source }) => use('shipping', source)}
          />
          <AddressSection
            kind="billing"
            address={billingAddress}
            state={stateOf('billing')}
            saved={savedAddresses}
            same={shippingAddress ? (checkout.billingIsDelivery ? 'yes' : 'no') : undefined}
            onEdit={() => edit('billing')}
            onUse={({ source }) => use('billing', source)}
          />
          <CheckoutSection title={t('section.email')}>
            <Email email={checkout.email} />
          </CheckoutSection>
          {props.promo && (
            <CheckoutSection title={t('section.promo')}>
              <PromoSection {...props.promo} />
            </CheckoutSection>
          )}
          <CheckoutSection title={t('section.rules')}>
            <p className="max-w-[56ch] text-ink-muted">{t('rules.text')}</p>
          </CheckoutSection>
        </CheckoutSections>
        <OrderDetails checkout={checkout} state={placing} onPlaceOrder={placeOrder} />
      </div>
      <CheckoutBar
        label={t('bar.total')}
        total={checkout.totals.total}
        note={missing === null ? undefined : t('address.missing')}
      >
        <PlaceOrderButton state={placing} missing={missing} reason="elsewhere" onPlaceOrder={placeOrder} />
      </CheckoutBar>
      {editing !== null && (
        <Suspense>
          <AddressDialogLater
            kind={editing}
            initial={(editing === 'shipping' ? shippingAddress : billingAddress)?.values ?? null}
            countries={props.countries}
            limits={props.addressLimits}
            saved={savedAddresses}
            faults={props.addressFaults}
            saving={saving === editing}
            problem={problem}
            onSave={props.onSaveAddress}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
