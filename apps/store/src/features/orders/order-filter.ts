import { parseDateTime } from '../../date-time'
import type { OperatorFilter } from './operator.repo'

/** Which orders an operator looks for, in days of the shop's calendar. */
export interface OrderFilterInput extends Omit<OperatorFilter, 'placed'> {
  /** The first day and the last one; both count. */
  placedFrom?: string
  placedTo?: string
}

/**
 * The same in moments, so that an index finds them.
 * @param timeZone IANA name; its clock says when a day begins
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
