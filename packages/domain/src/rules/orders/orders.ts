import type { Minor } from '../pricing/money'
import { orderStatuses, type OrderStatus } from './transition'

export { changeStates, isShipped, type OrderStates } from './transition'

/** Net goods that earn one loyalty point. */
const goodsPerPoint: Minor = 10_00

/** Orders on one page of the history (Specification (accounts) §9). */
export const orderPageSize = 10

/** Number of articles in "Fill up again" on the home page. */
export const usualArticleLimit = 6

/**
 * Loyalty points of a company: one for each full 10 EUR of goods on its placed orders.
 * @param itemTotals net goods of each order that was placed and not canceled; they are added up before rounding down
 */
export function loyaltyPoints(itemTotals: readonly Minor[]): number {
  const goods = itemTotals.reduce((sum, amount) => sum + amount, 0)
  return Math.floor(goods / goodsPerPoint)
}

/** The goods of an order that count for points: net, less discount. */
export function rewardedGoods(goods: Minor, discount: Minor): Minor {
  return goods - discount
}

/** Checks whether an order earns points: every order but canceled ones. */
export function countsForPoints(status: string): boolean {
  return status !== 'canceled'
}

/**
 * Checks whether an order is shown under "Ongoing Orders": pending orders; those that require action are listed
 * separately.
 */
export function isOngoing(status: string): boolean {
  return status === 'pending'
}

/** Parses an order status of the contract ("requires_action"); undefined if unknown. */
export function toOrderStatus(text: string | null): OrderStatus | undefined {
  return orderStatuses.find((status) => status === text)
}

/**
 * Normalizes a status to the contract's code: lower case, with underscores for spaces (Specification (accounts) §4).
 */
export function toStatusCode(status: string): string {
  return status.trim().toLowerCase().replaceAll(/\s+/g, '_')
}

/** Returns the number of the last page, from 1. */
export function lastOrderPage(count: number): number {
  return Math.max(1, Math.ceil(count / orderPageSize))
}
