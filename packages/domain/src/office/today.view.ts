import type { DeedView } from './office.view'
import type { ListedOrderView } from './orders.view'
import type { WaitingApplicationView } from './applications.view'

/** What waits, as one number. */
export interface WaitingCount {
  kind: 'openOrders' | 'toShip' | 'unpaid' | 'applications' | 'complaints' | 'reviews' | 'failedMail' | 'drafts'
  count: number
}

/** What a seller looks at first in the morning, as far as the shop counts it. */
export interface MorningView {
  /** "Monday 23 November". */
  date: string
  waiting: readonly WaitingCount[]
  /** The first orders that are to be sent. */
  toShip: readonly ListedOrderView[]
  applications: readonly WaitingApplicationView[]
  deeds: readonly DeedView[]
  /** Whether the shop sells nothing yet. */
  isEmpty: boolean
}
