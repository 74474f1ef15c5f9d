import { toMajor, toMinor } from '@skafferi/domain/rules/pricing/money'
import { fault, type FieldFault, invalidFields } from '../../../platform/http/errors'
import { normalizeCode } from './promotion-code'
import { parseDateTime, type ParsedDateTime } from '../../../platform/date-time'
import type { PromotionRow } from './promotions.repo'

/** A new promo code. */
export interface NewPromotion {
  /** 3 to 40 letters, digits, hyphens and underscores; converted to upper case. */
  code: string
  type: 'percentage' | 'fixed'
  /** Whole percent from 1 to 100, or an amount in euro. */
  value: number
  /** ISO 8601 with a time zone, or the first date; immediately by default. */
  startsAt?: string
  /** ISO 8601 with a time zone (exclusive), or the last date; no end by default. */
  endsAt?: string
  /** Minimum value of goods before discount, in euro; none by default. */
  minimum?: number
  /** Maximum number of orders; no limit by default. */
  usageLimit?: number
  /** Maximum number of orders for each company; no limit by default. */
  usageLimitPerCompany?: number
}

/** A validated promo code. */
export type CheckedPromotion = Omit<PromotionRow, 'id' | 'currencyCode' | 'createdAt'>

const codePattern = /^[\p{Lu}\p{Lo}\p{N}_-]{3,40}$/u

/** Maximum of discounts and minimum values, in euro. */
const maxAmount = 1_000_000
const maxUses = 1_000_000_000

function isWholeNumber(value: unknown, maximum: number): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maximum
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= maxAmount && toMajor(toMinor(value)) === value
}

function valueProblem({ type, value }: NewPromotion): FieldFault | undefined {
  if (type === 'percentage') return isWholeNumber(value, 100) ? undefined : fault('whole_percent')
  return isAmount(value) && value > 0 ? undefined : fault('positive_amount')
}

function limitProblem(limit: unknown): FieldFault | undefined {
  return limit === undefined || isWholeNumber(limit, maxUses) ? undefined : fault('order_count')
}

function endProblem(startsAt: Date, endsAt: ParsedDateTime | undefined, now: Date): FieldFault | undefined {
  if (!endsAt?.date) return endsAt?.problem
  if (endsAt.date <= startsAt) return fault('not_after_start')
  return endsAt.date > now ? undefined : fault('not_in_future')
}

function assertNone(problems: Record<string, FieldFault | undefined>): void {
  const found = Object.entries(problems).filter((entry): entry is [string, FieldFault] => entry[1] !== undefined)
  if (found.length > 0) throw invalidFields(Object.fromEntries(found))
}

/**
 * Validates a promo code.
 * @param timeZone of dates
 * @throws StoreError 400 naming all invalid fields
 */
export function checkPromotion(input: NewPromotion, now: Date, timeZone: string): CheckedPromotion {
  const { type, value, minimum = 0, usageLimit, usageLimitPerCompany } = input
  const code = typeof input.code === 'string' ? normalizeCode(input.code) : ''
  const begin = input.startsAt === undefined ? undefined : parseDateTime(input.startsAt, 'begin', timeZone)
  const end = input.endsAt === undefined ? undefined : parseDateTime(input.endsAt, 'end', timeZone)
  const startsAt = begin?.date ?? now
  const isType = type === 'percentage' || type === 'fixed'
  assertNone({
    code: codePattern.test(code) ? undefined : fault('code_format'),
    type: isType ? undefined : fault('not_allowed', { choices: 'percentage, fixed' }),
    value: isType ? valueProblem(input) : undefined,
    startsAt: begin?.problem,
    endsAt: endProblem(startsAt, end, now),
    minimum: isAmount(minimum) ? undefined : fault('amount'),
    usageLimit: limitProblem(usageLimit),
    usageLimitPerCompany: limitProblem(usageLimitPerCompany),
  })
  return {
    code,
    type,
    value: type === 'fixed' ? toMinor(value) : value,
    startsAt,
    endsAt: end?.date ?? null,
    minimum: toMinor(minimum),
    usageLimit: usageLimit ?? null,
    usageLimitPerCompany: usageLimitPerCompany ?? null,
  }
}
