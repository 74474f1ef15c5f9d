import { invalidFields } from '../../http/errors'
import { parseDateTime } from '../../date-time'

/** The display period as entered; null for immediately and without an end. */
export interface GivenDays {
  startsAt?: string | null
  endsAt?: string | null
}

/** The parsed display period. */
export interface BannerDays {
  startsAt: Date | null
  endsAt: Date | null
}

/**
 * Validates the display period; omitted fields are unchanged.
 * @throws StoreError 400 naming the fields
 */
export function checkDays(
  given: GivenDays,
  before: BannerDays,
  { timeZone, now }: { timeZone: string; now: Date },
): BannerDays {
  const problems: Record<string, string> = {}
  function read(field: keyof BannerDays, edge: 'begin' | 'end'): Date | null {
    const text = given[field]
    if (text === undefined) return before[field]
    if (text === null) return null
    const { date: at, problem } = parseDateTime(text, edge, timeZone)
    if (at) return at
    problems[field] = problem
    return null
  }
  const days = { startsAt: read('startsAt', 'begin'), endsAt: read('endsAt', 'end') }
  if (days.endsAt && days.startsAt && days.endsAt <= days.startsAt) problems.endsAt = 'must be after the start'
  else if (days.endsAt && given.endsAt !== undefined && days.endsAt <= now) problems.endsAt = 'must be still to come'
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  return days
}
