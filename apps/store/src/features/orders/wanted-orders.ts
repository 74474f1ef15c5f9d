import { readMoment } from '../../moments'
import type { OperatorFilter } from './operator.repo'

/** Which orders an operator looks for, in days of the shop's calendar. */
export interface WantedOrders extends Omit<OperatorFilter, 'placed'> {
  /** The first day and the last one; both count. */
  placedFrom?: string
  placedTo?: string
}

/**
 * The same in moments, so that an index finds them.
 * @param timeZone IANA name; its clock says when a day begins
 */
export function toOperatorFilter({ placedFrom, placedTo, ...filter }: WantedOrders, timeZone: string): OperatorFilter {
  const [from, before] = [
    readMoment(placedFrom, 'begin', timeZone).moment,
    readMoment(placedTo, 'end', timeZone).moment,
  ]
  return { ...filter, placed: { from, before } }
}
