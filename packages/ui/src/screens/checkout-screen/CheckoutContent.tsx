import { Suspense, useState } from 'react'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { AddressDialogLater, type AddressDialogProps } from '../../commerce/address-dialog'
import type { AddressKind, AddressValues } from '../../commerce/address-fields'
import { CheckoutBar } from '../../commerce/checkout-bar'
import { CheckoutSection, CheckoutSections } from '../../commerce/checkout-sections'
import { DeliveryInformation } from '../../commerce/delivery-information'
import { PlaceOrderButton, type PlaceOrderButtonProps } from '../../commerce/place-order-button'
import type { Problem } from '../../commerce/problem-text'
import { useProblemToast } from '../../commerce/problem-toast'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import { AddressSection } from './AddressSection'
import { OrderDetails } from './OrderDetails'
import type { CheckoutView } from './view'

/** Props of {@link CheckoutContent}. */
export interface CheckoutContentProps extends Pick<AddressDialogProps, 'countries'> {
  checkout: CheckoutView
  /** The most characters each part of an address may have. */
  addressLimits: AddressDialogProps['limits']
  /** What was wrong with the address that was sent last. */
  addressErrors: AddressDialogProps['faults']
  /** The address that is being saved; `null` while none is. */
  saving: AddressKind | null
  /** How far the order is. */
  placing: PlaceOrderButtonProps['state']
  /** What was refused or failed last, until {@link onDismissProblem} is told. */
  problem: Problem | null
  /** The problem has been read and can be forgotten. */
  onDismissProblem: () => void
  /** An address shall be saved. Resolves to whether it was; `addressErrors` or `problem` say why not. */
  onSaveAddress: (event: { kind: AddressKind; values: AddressValues }) => Promise<boolean>
  /** The order shall be placed. */
  onPlaceOrder: () => void
}

/** Everything an order needs, and the button that places it. */
export function CheckoutContent(props: CheckoutContentProps) {
  const { checkout, saving, placing, problem, onDismissProblem, onSaveAddress, onPlaceOrder } = props
  const { shippingAddress, billingAddress, missing } = checkout
  const t = useWords(checkoutWords)
  const [editing, setEditing] = useState<AddressKind | null>(null)
  useProblemToast(editing === null ? problem : null, onDismissProblem)

  function close() {
    setEditing(null)
    onDismissProblem()
  }

  const copy = shippingAddress && (() => void onSaveAddress({ kind: 'billing', values: shippingAddress.values }))
  const dialogs = { shipping: shippingAddress, billing: billingAddress }

  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <CheckoutSections>
          <CheckoutSection title={t('section.delivery')}>
            <DeliveryInformation delivery={checkout.delivery} option={checkout.shippingOption} />
          </CheckoutSection>
          <AddressSection
            kind="shipping"
            address={shippingAddress}
            state={editing === 'shipping' ? 'editing' : 'idle'}
            onEdit={() => setEditing('shipping')}
          />
          <AddressSection
            kind="billing"
            address={billingAddress}
            state={editing === 'billing' ? 'editing' : saving === 'billing' ? 'copying' : 'idle'}
            onEdit={() => setEditing('billing')}
            onCopy={copy ?? undefined}
          />
          <CheckoutSection title={t('section.email')}>
            <Email email={checkout.email} />
          </CheckoutSection>
          <CheckoutSection title={t('section.rules')}>
            <p className="max-w-[56ch] text-ink-muted">{t('rules.text')}</p>
          </CheckoutSection>
        </CheckoutSections>
        <OrderDetails checkout={checkout} state={placing} onPlaceOrder={onPlaceOrder} />
      </div>
      <CheckoutBar
        label={t('bar.total')}
        total={checkout.totals.total}
        note={missing === null ? undefined : t('address.missing')}
      >
        <PlaceOrderButton state={placing} missing={missing} reason="elsewhere" onPlaceOrder={onPlaceOrder} />
      </CheckoutBar>
      {editing !== null && (
        <Suspense>
          <AddressDialogLater
            kind={editing}
            initial={dialogs[editing]?.values ?? null}
            countries={props.countries}
            limits={props.addressLimits}
            faults={props.addressErrors}
            saving={saving === editing}
            problem={problem}
            onSave={onSaveAddress}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

function Email({ email }: { email: string | null }) {
  const t = useWords(checkoutWords)
  if (email === '') {
    return (
      <SkeletonGroup label={t('email.loading')}>
        <span className="flex h-5 items-center">
          <Skeleton width="12rem" />
        </span>
      </SkeletonGroup>
    )
  }
  return <p className="wrap-anywhere">{email ?? t('email.notFound')}</p>
}
