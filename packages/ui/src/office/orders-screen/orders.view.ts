/** An order as the office lists it. Everything is ready to show. */
export interface OfficeOrderRowView {
  id: string
  /** What people say on the phone ("1061"). */
  number: string
  href: string
  /** "Mon 08:12". */
  placed: string
  company: string
  /** "Gothenburg, SE"; `null` where the list does not tell. */
  shipTo: string | null
  lines: string
  /** `null` where the list does not tell. */
  pieces: string | null
  /** As the store names it ("pending"). */
  status: string
  /** As the store names it ("not_fulfilled"). */
  fulfillment: string
  /** As the store names it ("awaiting"); left out where the list does not tell. */
  payment?: string
  total: string
}

/** One page of the orders that fit the filters. */
export interface OfficeOrdersView {
  rows: readonly OfficeOrderRowView[]
  /** From 1. */
  page: number
  pageCount: number
  /** The first and the last of the page, and how many there are on all pages. */
  from: number
  to: number
  count: number
  /** What all pages come to; `null` where nobody has counted. */
  sums: { lines: string; pieces: string; total: string } | null
}

/** What orders are searched by. */
export interface OfficeOrderFilters {
  text: string
  /** As the store names it; empty for any. */
  status: string
}
