import type { Order, ReorderPreview } from '@skafferi/api'
import { profileLimits, toProfileDraft, toSessionView } from '@skafferi/domain/shop/account'
import { toVatIdView } from '@skafferi/domain/shop/company'
import {
  createComplaintDraft,
  toComplaintView,
  transition,
  type ChosenPicture,
  type ComplaintEvent,
  type ComplaintSubmission,
} from '@skafferi/domain/shop/complaints'
import {
  toOrderDetailView,
  toOrderHistoryView,
  toOrderRowView,
  toOrderSummaryView,
  toReorderView,
  toUsualArticlesView,
  type OrderAnswer,
  type OrderDetailView,
  type OrderHistoryFilter,
  type ReorderDrafts,
} from '@skafferi/domain/shop/orders'
import { toCustomerView } from '@skafferi/domain/shop/session'
import { reorderOf, sessionsOf, toOrderListItem, usualArticlesOf, type CompanyKey } from '@skafferi/fixtures/world'
import { storyLocale } from './story-products'
import { storyWorld } from './story-world'

/** Orders per page of the history. */
const PAGE_SIZE = 10

/** A page of a company's order history; by default the first page of all orders. */
export function historyOf(company: CompanyKey, { page = 1, query = '', status }: Partial<OrderHistoryFilter> = {}) {
  const { id } = storyWorld.companies[company]
  const found = storyWorld.orders
    .filter((order) => order.company_id === id)
    .map(({ order }) => toOrderListItem(order))
    .filter((order) => status === undefined || order.status === status)
    .filter(({ items }) => items.some((item) => item.product_title.toLowerCase().includes(query.toLowerCase())))
  const offset = (page - 1) * PAGE_SIZE
  const list = { orders: found.slice(offset, offset + PAGE_SIZE), count: found.length, limit: PAGE_SIZE, offset }
  return toOrderHistoryView(list, { page, query, status }, storyLocale)
}

/** Order statistics of a company. */
export function summaryOf(company: CompanyKey) {
  return toOrderSummaryView(storyWorld.orderSummaries[company], storyLocale)
}

/** The customer who signs in for a company. */
export function customerOf(company: CompanyKey) {
  return toCustomerView(storyWorld.customers[company].customer)
}

/** The closed form for a customer's name and telephone number. */
export function profileFormOf(company: CompanyKey) {
  const value = toProfileDraft(storyWorld.customers[company].customer)
  return { editing: false, value, limits: profileLimits, fault: null, state: 'idle', problem: null } as const
}

/** The active sessions of a customer. */
export function sessionListOf() {
  return sessionsOf(storyWorld).map((session) => toSessionView(session, storyLocale))
}

/** A company's VAT number as its customers see it, checked on approval. */
export function vatIdOf(company: CompanyKey) {
  const { id, name, vat_id, vat_id_status, vat_id_source } = storyWorld.companies[company]
  const approval = storyWorld.applications.find(({ company_id }) => company_id === id)
  const checked = { vat_id, vat_id_status, vat_id_source, vat_id_checked_at: approval?.decided_at ?? null }
  return toVatIdView({ id, name, ...checked }, storyLocale)
}

/** The first order of the demo world that matches. */
export function worldOrder(fits: (order: Order) => boolean): Order {
  const found = storyWorld.orders.find(({ order }) => fits(order))
  if (!found) {
    throw new Error('No order of the demo world matches.')
  }
  return found.order
}

/** An order with two parcels. */
export const sentOrder = worldOrder(({ shipments }) => shipments.length === 2)

/** A partly shipped order. */
export const partlySentOrder: Order = partlyShipped(placedOrderOf())

/** The same order with the remaining pieces cancelled. */
export const closedOrder: Order = {
  ...partlySentOrder,
  status: 'shipping',
  fulfillment_status: 'shipped',
  shipment_state: 'all',
  items: partlySentOrder.items.map((item) => ({
    ...item,
    closed_quantity: item.quantity - item.shipped_quantity,
    status: item.shipped_quantity === 0 ? 'not_fulfilled' : 'shipped',
  })),
}

/** A partly refunded order: three pieces of a line, and an amount. */
export const partlyRefundedOrder: Order = withRefunds(sentOrder, [
  {
    id: 'refund_1',
    amount: 7.7,
    reason: 'Three bottles arrived broken.',
    lines: [{ item_id: sentOrder.items[0]!.id, quantity: 3 }],
  },
  { id: 'refund_2', amount: 10, reason: 'For the late delivery.', lines: [] },
])

/** A fully refunded order. */
export const refundedOrder: Order = {
  ...withRefunds(sentOrder, [{ id: 'refund_1', amount: sentOrder.total, reason: 'The pallet was lost.', lines: [] }]),
  payment_status: 'refunded',
}

/** An order with a discount. */
export const discountedOrder = worldOrder(({ discount_total }) => discount_total > 0)

function placedOrderOf(): Order {
  return worldOrder(({ note }) => note !== null)
}

/** The first line is fully shipped, the second by up to 24 pieces, the others not at all. */
function partlyShipped(order: Order): Order {
  const shipped = order.items.map(({ quantity }, index) =>
    index === 0 ? quantity : index === 1 ? Math.min(24, quantity) : 0,
  )
  const lines = order.items
    .map(({ id }, index) => ({ item_id: id, quantity: shipped[index]! }))
    .filter(({ quantity }) => quantity > 0)
  const shipped_at = new Date(Date.parse(order.created_at) + 6 * 60 * 60 * 1000).toISOString()
  return {
    ...order,
    shipment_state: 'partial',
    shipped_pieces: shipped.reduce((sum, pieces) => sum + pieces, 0),
    items: order.items.map((item, index) => ({
      ...item,
      shipped_quantity: shipped[index]!,
      status: index === 0 ? 'shipped' : item.status,
    })),
    shipments: [{ ...sentOrder.shipments[0]!, shipped_at, handed_over_at: shipped_at, delivered_at: null, lines }],
  }
}

function withRefunds(order: Order, refunds: readonly Omit<Order['refunds'][number], 'refunded_at'>[]): Order {
  return {
    ...order,
    refunds: refunds.map((refund) => ({ ...refund, refunded_at: order.shipments.at(-1)!.shipped_at })),
    refunded_total: refunds.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** The order's row in the history. */
export function orderRowOf(order: Order) {
  return toOrderRowView(toOrderListItem(order), storyLocale)
}

/** The view of an order page. */
export function orderDetailOf(order: OrderAnswer) {
  return toOrderDetailView(order, storyLocale, storyWorld.base.toISOString().slice(0, 10))
}

/** An order of many lines, placed a day ago, with all optional details. */
export const placedOrder = worldOrder(({ note }) => note !== null)

/** The preview of reordering it into an empty cart. */
export const storyPreview: ReorderPreview = reorderOf(storyWorld, placedOrder, storyWorld.carts.empty)

/** The same preview after changes, a different one in each line. */
export const changedPreview: ReorderPreview = {
  ...storyPreview,
  lines: storyPreview.lines.map((line, index) => {
    if (index === 1) return { ...line, code: 'price_changed', unit_price: line.unit_price_before - 0.25 }
    if (index === 2) return { ...line, code: 'reduced', quantity: 12, inventory_quantity: 12 }
    if (index === 3) return { ...line, code: 'gone', quantity: 0, unit_price: null, inventory_quantity: 0 }
    if (index === 4) return { ...line, code: 'not_deliverable', quantity: 0, unit_price: null }
    if (index === 5)
      return { ...line, code: 'price_changed', unit_price: line.unit_price_before + 0.1, cart_quantity: 24 }
    return { ...line, code: 'as_before' }
  }),
}

/** The view of the reorder dialog. */
export function reorderView(preview: ReorderPreview, drafts: ReorderDrafts = {}) {
  return toReorderView(preview, drafts, storyLocale)
}

/** The articles that the kiosk orders regularly. */
export const storyUsualArticles = toUsualArticlesView(
  usualArticlesOf(
    storyWorld,
    storyWorld.orders
      .filter(({ company_id }) => company_id === storyWorld.companies.kiosk.id)
      .map(({ order }) => order),
    'se',
  ).slice(0, 6),
  storyLocale,
)

/** A complaint before it is sent. */
export const unsentComplaint: ComplaintSubmission = { busy: false, problem: null }

/** The complaint form after the given events. */
export function complaintAfter(...events: readonly ComplaintEvent[]) {
  return toComplaintView(events.reduce(transition, createComplaintDraft()), unsentComplaint, storyLocale)
}

/** The complaint form of an order with these lines, after these events. */
export function complaintAbout(orderLines: OrderDetailView['items'], ...events: readonly ComplaintEvent[]) {
  return toComplaintView(
    events.reduce(transition, createComplaintDraft(null, orderLines)),
    unsentComplaint,
    storyLocale,
  )
}

/** The complaint form while it is being sent. */
export function sentComplaint(...events: readonly ComplaintEvent[]) {
  const draft = events.reduce(transition, createComplaintDraft())
  return toComplaintView(draft, { busy: true, problem: null }, storyLocale)
}

/** A picture chosen for a complaint; by default a JPEG of 48 kB. */
export function chosenPicture(id: string, own: Partial<ChosenPicture> = {}): ChosenPicture {
  const previewUrl = sentOrder.items[0]!.thumbnail
  return { id, name: `${id}.jpg`, mediaType: 'image/jpeg', bytes: 48_211, previewUrl, ...own }
}

/** Events that fill every field of a complaint. */
export const filledComplaint: readonly ComplaintEvent[] = [
  { type: 'edited', field: 'subject', value: 'Three bags split in the case' },
  { type: 'edited', field: 'type', value: 'Damaged Package' },
  {
    type: 'edited',
    field: 'description',
    value: 'The case arrived with one crushed corner. Three of 240 bags are open and the rest of the layer is sticky.',
  },
]
