import type { Cart, CartItem, FieldFault } from '@skafferi/api'
import { formatMoney, formatNumber, toMinor } from '../../platform/format'
import type { Problem } from '../../platform/action'
import { nameOfLine } from '../../rules/catalogue/variant-name'
import type { RemovedLine } from './removed-lines'
import type { CartSnapshot, LineSnapshot } from './cart-snapshot'

/** How a line differs from the displayed one, or why it cannot be ordered. */
type Conflict =
  | { kind: 'sold_out' }
  /** Fewer pieces are left than the line has. */
  | { kind: 'shortage'; left: number; leftText: string }
  /** The price differs from the displayed one; `isLower` if it is lower. */
  | { kind: 'price'; was: string; now: string; isLower: boolean }
  /** Another tab or a colleague has changed the quantity; `wasQuantity` is the displayed one. */
  | { kind: 'quantity'; was: string; now: string; wasQuantity: number }
  /** Another tab or a colleague has added the line. */
  | { kind: 'added' }
  /** Another tab or a colleague has removed the line; `by` is null if unknown. */
  | { kind: 'removed'; by: { name: string; isYou: boolean } | null }
  /** The store refused the line. */
  | { kind: 'refused'; fault: FieldFault }

/** A line of the cart that has changed since it was displayed, and how. */
export type CartConflictView = Conflict & {
  lineId: string
  /** The product's name. */
  title: string
  sku: string | null
  /** Pieces in the line, formatted. */
  quantityText: string
}

/** The data that a cart is compared with. */
export interface ConflictContext {
  /** The last displayed prices; without them, prices are not compared. */
  snapshot?: CartSnapshot
  /** The displayed cart, for comparing quantities. */
  displayedCart?: Cart
  /** The refusal of checkout or order. Its fields are ids of lines, or of variants with too little stock. */
  problem?: Pick<Problem, 'fields'> | null
}

function stockConflict({ quantity, inventory_quantity: left }: CartItem, locale: string): Conflict | undefined {
  if (quantity <= left) return undefined
  return left > 0 ? { kind: 'shortage', left, leftText: formatNumber(left, locale) } : { kind: 'sold_out' }
}

/** Detects another price of the same quantity. Another quantity may have another tier, which the buyer has chosen. */
function priceConflict(
  item: CartItem,
  snapshot: LineSnapshot | undefined,
  money: (amount: number) => string,
): Conflict | undefined {
  if (!snapshot || snapshot.quantity !== item.quantity || toMinor(snapshot.unit_price) === toMinor(item.unit_price)) {
    return undefined
  }
  const isLower = toMinor(item.unit_price) < toMinor(snapshot.unit_price)
  return { kind: 'price', was: money(snapshot.unit_price), now: money(item.unit_price), isLower }
}

function remoteConflict(
  item: CartItem,
  displayed: ReadonlyMap<string, CartItem> | undefined,
  locale: string,
): Conflict | undefined {
  const before = displayed?.get(item.id)
  if (!displayed || before?.quantity === item.quantity) return undefined
  if (!before) return { kind: 'added' }
  const [was, now] = [before, item].map(({ quantity }) => formatNumber(quantity, locale)) as [string, string]
  return { kind: 'quantity', was, now, wasQuantity: before.quantity }
}

function lineOf(item: CartItem, locale: string) {
  return {
    lineId: item.id,
    title: nameOfLine(item),
    sku: item.variant_sku,
    quantityText: formatNumber(item.quantity, locale),
  }
}

/** Creates the conflict of a line that another tab or a colleague has removed. */
export function toRemovedConflict({ item, by }: RemovedLine, locale: string): CartConflictView {
  return { ...lineOf(item, locale), kind: 'removed', by: by && { name: by.name, isYou: by.is_you } }
}

/** Lists the changes since the buyer loaded the page: too little stock, other prices, and lines named in a refusal. */
export function toCartConflicts(
  cart: Cart,
  { snapshot, displayedCart, problem }: ConflictContext,
  locale: string,
): CartConflictView[] {
  const earlier = new Map(snapshot?.items.map((item) => [item.id, item]))
  const money = (amount: number) => formatMoney(toMinor(amount), cart.currency_code, locale)
  const before = displayedCart && new Map(displayedCart.items.map((item) => [item.id, item]))
  const present = new Set(cart.items.map(({ id }) => id))
  const missing = displayedCart?.items.filter(({ id }) => !present.has(id)) ?? []
  const removed = missing.map((item) => toRemovedConflict({ item, by: null }, locale))
  const changed = cart.items.flatMap((item) => {
    const refusal = problem?.fields[item.id] ?? problem?.fields[item.variant_id]
    const stock = stockConflict(item, locale)
    const price = priceConflict(item, earlier.get(item.id), money)
    const refused: Conflict | undefined = refusal && !stock ? { kind: 'refused', fault: refusal } : undefined
    const remote = remoteConflict(item, before, locale)
    const line = lineOf(item, locale)
    return [stock, refused, remote, price].flatMap((conflict) => (conflict ? [{ ...line, ...conflict }] : []))
  })
  return [...changed, ...removed]
}
