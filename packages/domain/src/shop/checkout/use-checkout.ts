import { useQuery } from '@tanstack/react-query'
import {
  checkoutQuery,
  cartKeys,
  changeLine,
  useCartAction,
  type CartWriter,
  type LineChange,
  discountCodes,
  promotionsIn,
} from '../cart'
import { toLoad, readable, ifReadable } from '../../platform/action'
import { useShop } from '../shop-context'
import type { CheckoutActions } from './checkout.actions'
import { visibleCart } from './order-attempt'
import { missingRequirements } from './missing-requirements'
import { useConflicts } from './use-conflicts'
import { useOrderPress } from './use-order-press'
import { usePlaceOrder } from './use-place-order'
import { useReferences } from './use-references'
import { type Cart, ApiError } from '@skafferi/api'
import { useMemo, useState } from 'react'
import { useCustomer } from '../session'
import { addressKey, isAddressValues, isSameAddress, type AddressValues } from './address'
import { toNewAddress } from './new-address'
import { hoursToSend, toSavedAddresses, type SavedAddressView } from './saved-addresses'
import { useAddressCountries } from './use-address-countries'
import { useSaveAddress } from './use-save-address'
import { useFormDraft, type FormDraft } from '../draft'
import { type AddressKind, usedAddressesQuery } from './checkout.queries'
import { toCheckoutView, type CheckoutContext } from './checkout.view'
import { storeDate } from '../../platform/format'
import { promoCodesQuery } from './promo-codes.queries'
import { addressBookQuery, toStoredAddressView } from './stored-addresses'

/**
 * Addresses to choose from. The address book and earlier orders are loaded only on request. If they cannot be loaded,
 * the cart's own addresses are offered.
 */
function useSavedAddresses(cart: Cart | undefined, isEnabled: boolean): SavedAddressView[] {
  const shop = useShop()
  const { data: used } = useQuery({ ...usedAddressesQuery(shop), enabled: isEnabled })
  const { data: book } = useQuery({ ...addressBookQuery(shop), enabled: isEnabled })
  return useMemo(
    () => (cart ? toSavedAddresses(cart, used ?? [], (book ?? []).map(toStoredAddressView)) : []),
    [cart, used, book],
  )
}

/** The customer's e-mail address; null if it could not be loaded, empty while it is loading. */
function useEmail(): string | null {
  const customer = useCustomer()
  if (customer.status === 'ready') return customer.view.email
  return customer.status === 'failed' ? null : ''
}

/** The promo codes with a discount on the open cart; undefined while loading. */
function useDiscountCodes(): string[] | undefined {
  const { data } = useQuery(promoCodesQuery(useShop()))
  return useMemo(() => {
    const codes = readable(data, (promotions) => discountCodes(promotionsIn(promotions)))
    return codes instanceof ApiError ? undefined : codes
  }, [data])
}

/** What the checkout displays beside the cart, each as soon as it is loaded; memoized. */
function useCheckoutContext(): CheckoutContext {
  const today = storeDate(useShop().now())
  const email = useEmail()
  const codes = useDiscountCodes()
  return useMemo(() => ({ email, today, discountCodes: codes }), [email, today, codes])
}

/**
 * The view of a cart in checkout, and the cart, undefined if it cannot be read. Memoized, because typing a reference
 * renders the page, which must not create 1,000 lines again.
 */
function useCheckoutView(loaded: Cart | undefined) {
  const { locale } = useShop()
  const context = useCheckoutContext()
  const view = useMemo(
    () => readable(loaded, (cart) => toCheckoutView(cart, context, locale)),
    [loaded, context, locale],
  )
  return { view, cart: ifReadable(loaded, view) }
}

/** The unsaved input of both addresses of a cart. The next cart starts without input. */
function useAddressDrafts(cart: Cart | undefined): Record<AddressKind, FormDraft<AddressValues>> {
  const cartId = cart?.id ?? ''
  return {
    shipping: useFormDraft(`shipping address ${cartId}`, isAddressValues),
    billing: useFormDraft(`billing address ${cartId}`, isAddressValues),
  }
}

/** True if a cart with lines has no delivery or no billing address. Saved addresses are offered then. */
export function isAddressMissing({ items, shipping_address = null, billing_address = null }: Cart): boolean {
  return items.length > 0 && (shipping_address === null || billing_address === null)
}

/** The addresses of an order, and those of earlier orders, which are loaded when they may be needed. */
function useCheckoutAddresses(cart: Cart | undefined, isSent: boolean) {
  const [editing, setEditing] = useState(false)
  const customer = useCustomer()
  const account = customer.status === 'ready' ? customer.view : null
  const { shipping_address: shippingAddress = null, billing_address: billingAddress = null } = cart ?? {}
  const addressDrafts = useAddressDrafts(cart)
  const isBillingSame = Boolean(shippingAddress && billingAddress && isSameAddress(shippingAddress, billingAddress))
  const needsAddress = cart !== undefined && isAddressMissing(cart)
  const countries = useAddressCountries()
  const saved = useSavedAddresses(cart, !isSent && (editing || needsAddress))
  const address = useSaveAddress(
    // A company that has no other address is billed where its goods go.
    (values) =>
      billingAddress ? isBillingSame : saved.every((each) => addressKey(each.values) === addressKey(values)),
    ({ receptionHours }) => cart && hoursToSend(receptionHours, cart, saved),
    ({ kind }) => addressDrafts[kind].discard(),
  )
  return {
    ...address,
    addressDrafts,
    newAddress: useMemo(() => toNewAddress(account), [account]),
    editAddress: () => setEditing(true),
    countries,
    savedAddresses: {
      shipping: saved.filter(({ countryCode }) => countries.shipping.includes(countryCode)),
      billing: saved,
    },
  }
}

/** Changes a line. After a refusal, the checkout is read again, which shows why. */
async function fixLine(writer: CartWriter, change: LineChange): Promise<void> {
  try {
    await changeLine(writer, change)
  } catch (error) {
    void writer.queryClient.invalidateQueries({ queryKey: cartKeys.checkout })
    throw error
  }
}

/**
 * The actions on lines that cannot be ordered. Each names the displayed quantity, so that no other change is
 * overwritten.
 * @param onFix acknowledges the message about a line
 */
function useLineFixes(cart: Cart | undefined, onFix: () => void) {
  const nameOf = ({ quantity }: LineChange) => (quantity === 0 ? 'remove_item' : 'update_quantity')
  const idOf = ({ lineId, quantity }: LineChange) => `${lineId} ${quantity}`
  const { run, problem, reset } = useCartAction(nameOf, fixLine, { key: cartKeys.change, idOf })

  function change(lineId: string, quantity: number): void {
    const displayed = cart?.items.find(({ id }) => id === lineId)?.quantity
    if (displayed === undefined) return
    onFix()
    void run({ lineId, shown: displayed, quantity, relative: false })
  }

  return {
    setQuantity: ({ lineId, quantity }: { lineId: string; quantity: number }) => change(lineId, quantity),
    remove: ({ lineId }: { lineId: string }) => change(lineId, 0),
    problem,
    reset,
  }
}

/** The checkout. Cart, promo codes and customer are loaded in parallel; only the cart is required. */
export function useCheckout(): CheckoutActions {
  const shop = useShop()
  const order = usePlaceOrder()
  const query = useQuery({ ...checkoutQuery(shop), enabled: order.sent === null })
  const { view, cart } = useCheckoutView(visibleCart(order.sent, query.data))
  const { errors, reset, ...address } = useCheckoutAddresses(cart, order.sent !== null)
  const references = useReferences(cart)
  const { agreed, conflicts, change, acknowledge, settle } = useConflicts(cart, order.refusal)
  const fixes = useLineFixes(cart, acknowledge)
  const press = useOrderPress({ order, attempt: { cart, agreed }, save: references.save, onSend: settle })
  const missing = cart ? missingRequirements({ ...cart, po_number: references.values.po_number.trim() }) : []
  const dismissProblem = () => [order, { reset }, fixes].forEach((action) => action.reset())

  /** Another attempt resets the messages of the last one. */
  function withReset<Args extends unknown[], Result>(act: (...args: Args) => Result) {
    return (...args: Args): Result => {
      dismissProblem()
      return act(...args)
    }
  }

  return {
    load: toLoad(query, 'load_checkout', view),
    conflicts,
    change,
    setQuantity: withReset(fixes.setQuantity),
    removeLine: withReset(fixes.remove),
    ...address,
    saveAddress: withReset(address.saveAddress),
    addressFaults: errors,
    references,
    placeOrder: withReset(press.placeOrder),
    placing: press.waiting && references.state === 'saving' ? 'placing' : order.placing,
    missing: press.refusals > 0 || order.refusal ? missing : [],
    refusals: press.refusals,
    problem: order.problem ?? address.problem ?? fixes.problem,
    dismissProblem,
  }
}
