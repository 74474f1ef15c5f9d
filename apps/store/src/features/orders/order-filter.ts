import { parseDateTime } from '../../date-time'
import type { OperatorFilter } from './operator.repo'

/** Which orders an operator looks for, in days of the shop's calendar. */
export interface OrderFilterInput extends Omit<OperatorFilter, 'placed'> {
  /** The first day and the last one; both count. */
  placedFrom?: string
  placedTo?: string
}

/**
 * Converts dates to timestamps, so that an index is used.
 * @param timeZone IANA name; decides when a day begins
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
