import { nearestPercent } from '@skafferi/domain/rules/pricing/sale'
import type { Minor } from '@skafferi/domain/rules/pricing/money'
import { fault, type FieldFault, invalidFields } from '../../../platform/http/errors'
import { parseDateTime, type ParsedDateTime } from '../../../platform/date-time'

/** A new flash sale. */
export interface NewFlashSale {
  title: string
  /** ISO 8601 with a time zone, or the first date. */
  startsAt: string
  /** ISO 8601 with a time zone, or the last date. */
  endsAt: string
  items: readonly SaleItem[]
}

/** The discount of a product in a sale. */
export interface SaleItem {
  productId: string
  /** Discount in whole percent. */
  percent: number
}

/** A validated flash sale. */
export interface CheckedFlashSale {
  title: string
  startsAt: Date
  endsAt: Date
  items: readonly SaleItem[]
}

/** Lowest price of each product at any quantity; null if it has no price; missing if the product does not exist. */
export type LowestPrices = ReadonlyMap<string, Minor | null>

/** Parses a flash sale without validating it; date-times that cannot be parsed are undefined. */
export function readFlashSale({ title, startsAt, endsAt, items }: NewFlashSale, timeZone: string) {
  const [start, end] = [parseDateTime(startsAt, 'begin', timeZone), parseDateTime(endsAt, 'end', timeZone)]
  return { title: title.trim(), startsAt: start.date, endsAt: end.date, items }
}

function startProblem(start: ParsedDateTime, startedAt: Date | undefined): FieldFault | undefined {
  if (!start.date) return start.problem
  return startedAt && start.date.getTime() !== startedAt.getTime()
    ? fault('sale_running', { since: startedAt.toISOString() })
    : undefined
}

/** Returns what is wrong with the end of a sale; undefined if nothing is. */
export function endProblem(start: ParsedDateTime, end: ParsedDateTime, now: Date): FieldFault | undefined {
  if (!end.date) return end.problem
  if (start.date && end.date <= start.date) return fault('not_after_start')
  return end.date > now ? undefined : fault('not_in_future')
}

function itemProblem({ productId, percent }: SaleItem, prices: LowestPrices): FieldFault | undefined {
  const lowest = prices.get(productId)
  if (lowest === undefined) return fault('unknown_product')
  if (lowest === null) return fault('no_price')
  const nearest = nearestPercent(lowest, percent)
  if (nearest === null) return fault('too_cheap')
  return nearest === percent ? undefined : fault('nearest_percent', { percent: nearest })
}

/**
 * Validates a flash sale.
 * @param begun start of a running sale; undefined for others
 * @throws StoreError 400 naming all invalid fields
 */
export function checkFlashSale(
  input: NewFlashSale,
  {
    prices,
    runningSince: startedAt,
    now,
    timeZone,
  }: { prices: LowestPrices; runningSince?: Date; now: Date; timeZone: string },
): CheckedFlashSale {
  const [start, end] = [parseDateTime(input.startsAt, 'begin', timeZone), parseDateTime(input.endsAt, 'end', timeZone)]
  const ids = input.items.map(({ productId }) => productId)
  const problems: Record<string, FieldFault | undefined> = {
    startsAt: startProblem(start, startedAt),
    endsAt: endProblem(start, end, now),
  }
  input.items.forEach((item, index) => {
    problems[`items.${index}`] = ids.indexOf(item.productId) < index ? fault('named_twice') : itemProblem(item, prices)
  })
  const found = Object.entries(problems).filter((entry): entry is [string, FieldFault] => entry[1] !== undefined)
  if (found.length > 0 || !start.date || !end.date) throw invalidFields(Object.fromEntries(found))
  return { title: input.title.trim(), startsAt: start.date, endsAt: end.date, items: input.items }
}
