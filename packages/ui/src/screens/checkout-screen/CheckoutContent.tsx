import { useState, useEffect, useRef, type RefObject } from 'react'
import type {
  AddressEntry,
  AddressKind,
  MissingRequirement,
  SavedAddressView,
  CartChangeView,
} from '@skafferi/domain/shop/checkout/views'
import type { Problem } from '@skafferi/domain/platform/action/views'
import type { CartConflictView } from '@skafferi/domain/shop/cart/views'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { LazyBookAddressDialog } from '../../commerce/account/address-book'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { savedAddressesWords } from '../../words/generated/saved-addresses'
import { LazyAddressDialog, type AddressDialogProps } from '../../commerce/checkout/address-dialog'
import { CheckoutBar } from '../../commerce/checkout/checkout-bar'
import { PlaceOrderButton, type PlaceOrderButtonProps } from '../../commerce/checkout/place-order-button'
import { useProblemToast } from '../../commerce/service/problem-toast'
import { useWords } from '../../words'
import { checkoutWords } from '../../words/generated/checkout'
import { LazyCartConflicts, type CartConflictEvents } from '../../commerce/cart/cart-conflicts'
import { CheckoutParts, type CheckoutSectionData } from './CheckoutParts'
import { OrderDetails } from './OrderDetails'
import { Review } from './Review'

/**
 * Focuses the first missing requirement after each refused press.
 * @param refusals number of refused presses
 * @returns ref of the element that contains all of them, marked by `data-missing` around their control
 */
function useFocusMissing(refusals: number): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    page.current?.querySelector<HTMLElement>('[data-missing] :is(input, textarea, button, a)')?.focus()
  }, [refusals])
  return page
}

export interface CheckoutContentProps
  extends
    CheckoutSectionData,
    CheckoutChangesProps,
    Pick<AddressDialogProps, 'countries' | 'provinceCountries' | 'newAddress'> {
  /** Maximum length of each address field, in characters. */
  addressLimits: AddressDialogProps['limits']
  /** Faults of the address that was last sent. */
  addressFaults: AddressDialogProps['faults']
  /** The unsaved input of both addresses. */
  addressDrafts: Readonly<Record<AddressKind, AddressDialogProps['draft']>>
  /** State of placing the order. */
  placing: PlaceOrderButtonProps['state']
  /** Missing requirements of the order, after a refused press; none by default. */
  missing?: readonly MissingRequirement[]
  /** The number of refused presses: each one focuses what is missing. Default 0. */
  refusals?: number
  /** The dialog of an address was opened. The caller may load saved addresses for it. */
  onEditAddress?: (event: { kind: AddressKind }) => void
  /** Saves an address. Resolves to true if it was saved; otherwise `addressFaults` or `problem` explain it. */
  onSaveAddress: (event: AddressEntry) => Promise<boolean>
  /** Places the order. */
  onPlaceOrder: () => void
}

const noConflicts: NonNullable<CheckoutChangesProps['conflicts']> = []

/** Everything an order needs, and the button that places it. */
export function CheckoutContent(props: CheckoutContentProps) {
  const {
    checkout,
    saving,
    placing,
    missing = [],
    conflicts = noConflicts,
    change = null,
    problem,
    onDismissProblem,
  } = props
  const { shippingAddress, billingAddress } = checkout
  const t = useWords(checkoutWords)
  const tAddresses = useWords(savedAddressesWords)
  const [editing, setEditing] = useState<AddressKind | null>(null)
  const [saved, setSaved] = useState(false)
  const page = useFocusMissing(props.refusals ?? 0)
  // No toast then: it would cover the button that confirms the changes.
  const isRefused = problem?.code === 'cart_changed' && (conflicts.length > 0 || change !== null)
  const dismissToast = useProblemToast(editing !== null || isRefused ? null : problem, onDismissProblem)

  function edit(kind: AddressKind) {
    setEditing(kind)
    props.onEditAddress?.({ kind })
  }

  function close() {
    setEditing(null)
    onDismissProblem()
  }

  function placeOrder() {
    dismissToast()
    props.onPlaceOrder()
  }

  function use(kind: AddressKind, source: SavedAddressView | 'delivery') {
    const values = source === 'delivery' ? shippingAddress?.values : source.values
    if (!values) return
    dismissToast()
    const hours = source === 'delivery' ? {} : { receptionHours: source.receptionHours }
    void props.onSaveAddress({ kind, values, ...hours })
  }

  return (
    <div ref={page} className="max-lg:clear-of-bar">
      <CheckoutChanges {...props} conflicts={conflicts} change={change} isRefused={isRefused} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-6">
          <Review checkout={checkout} conflicts={conflicts} />
          <CheckoutParts {...props} missing={missing} editing={editing} onEdit={edit} onUse={use} />
        </div>
        <OrderDetails
          checkout={checkout}
          missing={missing}
          confirms={change !== null}
          state={placing}
          onPlaceOrder={placeOrder}
        />
      </div>
      <CheckoutBar label={t('bar.total', { due: checkout.payment.due })} total={checkout.totals.total}>
        <PlaceOrderButton state={placing} onPlaceOrder={placeOrder} />
      </CheckoutBar>
      {props.addressBook?.book.form && (
        <LazyBoundary onClose={props.addressBook.book.form.close}>
          <LazyBookAddressDialog
            {...props.addressBook}
            form={props.addressBook.book.form}
            onSaved={() => setSaved(true)}
          />
        </LazyBoundary>
      )}
      <VisuallyHidden>
        <span role="status">{placing === 'placed' ? t('placed') : saved && tAddresses('stored')}</span>
      </VisuallyHidden>
      {editing !== null && (
        <LazyBoundary onClose={close}>
          <LazyAddressDialog
            kind={editing}
            initial={(editing === 'shipping' ? shippingAddress : billingAddress)?.values ?? null}
            newAddress={props.newAddress}
            draft={props.addressDrafts[editing]}
            countries={props.countries}
            provinceCountries={props.provinceCountries}
            limits={props.addressLimits}
            saved={props.savedAddresses?.[editing]}
            faults={props.addressFaults}
            saving={saving !== null}
            problem={problem}
            onSave={props.onSaveAddress}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </div>
  )
}

interface CheckoutChangesProps extends CartConflictEvents {
  /** Lines that have changed since the buyer loaded the page; none by default. */
  conflicts?: readonly CartConflictView[]
  /** Changes to the cart as a whole since the buyer loaded the page; `null` by default. */
  change?: CartChangeView | null
  /**
   * The last refused or failed action, until {@link onDismissProblem} is called. It is shown in a toast, except
   * `cart_changed` with `change` or `conflicts`, which are focused.
   */
  problem: Problem | null
  /** The user dismissed the problem, or it was shown here. */
  onDismissProblem: () => void
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Focused after a refusal, while the changes are loading. */
function ChangesLoading() {
  const t = useWords(checkoutWords)
  return (
    <p ref={focus} tabIndex={-1}>
      {t('changed')}
    </p>
  )
}

interface KnownChangesProps
  extends Required<Pick<CheckoutChangesProps, 'conflicts' | 'change' | 'onDismissProblem'>>, CartConflictEvents {
  /** True if the order was refused because of these changes. */
  isRefused: boolean
}

/** What has changed since the buyer loaded the page, with actions; focused if the order was refused because of it. */
function CheckoutChanges({ conflicts, change, isRefused, onDismissProblem, ...events }: KnownChangesProps) {
  const container = useRef<HTMLDivElement>(null)
  const pressed = useRef<Element>(null)

  // The button of a resolved change is removed; the focus must not be lost.
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return
    pressed.current = null
    if (document.activeElement === document.body) container.current?.focus()
  })

  function pressing<Event>(handle: (event: Event) => void) {
    return (event: Event) => {
      pressed.current = document.activeElement
      handle(event)
    }
  }

  return (
    <div ref={container} tabIndex={-1} className="rounded-md">
      {(conflicts.length > 0 || change !== null) && (
        <LazyBoundary fallback={isRefused && <ChangesLoading />}>
          <LazyCartConflicts
            conflicts={conflicts}
            change={change}
            actions={{ onQuantityChange: pressing(events.onQuantityChange), onRemove: pressing(events.onRemove) }}
            onRefusalShown={isRefused ? onDismissProblem : undefined}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
