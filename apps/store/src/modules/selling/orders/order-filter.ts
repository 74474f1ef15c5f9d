import { parseDateTime } from '../../../platform/date-time'
import type { OperatorFilter } from './operator-orders.repo'

/** An operator's filter of orders, with dates in the shop's time zone. */
export interface OrderFilterInput extends Omit<OperatorFilter, 'placed'> {
  /** First and last day, both inclusive. */
  placedFrom?: string
  placedTo?: string
}

/**
 * Converts dates to timestamps, so that an index is used.
 * @param timeZone IANA name
 */
export function toOperatorFilter(
  { placedFrom, placedTo, ...filter }: OrderFilterInput,
  timeZone: string,
): OperatorFilter {
  const [from, before] = [
    parseDateTime(placedFrom, 'begin', timeZone).date,
    parseDateTime(placedTo, 'end', timeZone).date,
  ]
  return { ...filter, placed: { from, before } }
}
