import { fault, type Faults, invalidFields } from '../../../platform/http/errors'
import { parseDateTime } from '../../../platform/date-time'

/** The display period as entered; null for immediately and without an end. */
export interface DisplayPeriodInput {
  startsAt?: string | null
  endsAt?: string | null
}

/** The parsed display period. */
export interface DisplayPeriod {
  startsAt: Date | null
  endsAt: Date | null
}

/**
 * Validates the display period; omitted fields are unchanged.
 * @throws StoreError 400 naming the fields
 */
export function checkDisplayPeriod(
  given: DisplayPeriodInput,
  before: DisplayPeriod,
  { timeZone, now }: { timeZone: string; now: Date },
): DisplayPeriod {
  const problems: Faults = {}
  function read(field: keyof DisplayPeriod, edge: 'begin' | 'end'): Date | null {
    const text = given[field]
    if (text === undefined) return before[field]
    if (text === null) return null
    const { date: at, problem } = parseDateTime(text, edge, timeZone)
    if (at) return at
    problems[field] = problem
    return null
  }
  const period = { startsAt: read('startsAt', 'begin'), endsAt: read('endsAt', 'end') }
  if (period.endsAt && period.startsAt && period.endsAt <= period.startsAt) problems.endsAt = fault('not_after_start')
  else if (period.endsAt && given.endsAt !== undefined && period.endsAt <= now) problems.endsAt = fault('not_in_future')
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  return period
}
