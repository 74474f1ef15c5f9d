import type { OrderRow } from '../../commerce/order-table'

/** One page of the order history, ready to show. */
export interface OrderHistoryView {
  rows: readonly OrderRow[]
  page: {
    /** The page, from 1. */
    current: number
    /** How many pages there are, at least 1. */
    total: number
    /** Place of the first order shown, from 1; 0 where there is none. */
    from: number
    /** Place of the last order shown. */
    to: number
    /** How many orders there are on all pages. */
    count: number
  }
  /** The product name that was searched; empty for all orders. */
  query: string
}

/** Figures about the company's orders, ready to show. */
export interface OrderSummaryFigures {
  /** Loyalty points. */
  points: string
  /** Orders in all. */
  total: string
  /** Orders that are pending. */
  ongoing: string
  /** How many orders wait for the customer. */
  requiresAction: number
}
