import { toOrderHistoryView, toOrderSummaryView, type OrderHistoryFilter } from '@skafferi/domain/orders'
import { toCustomerView } from '@skafferi/domain/session'
import { toOrderListItem, type CompanyKey } from '@skafferi/fixtures/world'
import { storyLocale } from './story-products'
import { storyWorld } from './story-world'

/** Orders on a page of the history. */
const PAGE_SIZE = 10

/** A page of a company's order history; the first page of all orders unless told. */
export function historyOf(company: CompanyKey, { page = 1, query = '' }: Partial<OrderHistoryFilter> = {}) {
  const { id } = storyWorld.companies[company]
  const found = storyWorld.orders
    .filter((order) => order.company_id === id)
    .map(({ order }) => toOrderListItem(order))
    .filter(({ items }) => items.some((item) => item.product_title.toLowerCase().includes(query.toLowerCase())))
  const offset = (page - 1) * PAGE_SIZE
  const list = { orders: found.slice(offset, offset + PAGE_SIZE), count: found.length, limit: PAGE_SIZE, offset }
  return toOrderHistoryView(list, { page, query }, storyLocale)
}

/** The figures of a company's orders. */
export function summaryOf(company: CompanyKey) {
  return toOrderSummaryView(storyWorld.orderSummaries[company], storyLocale)
}

/** Who signs in for a company. */
export function customerOf(company: CompanyKey) {
  return toCustomerView(storyWorld.customers[company].customer)
}
