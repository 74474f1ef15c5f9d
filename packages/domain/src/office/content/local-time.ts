import { wallClock } from '../../rules/delivery/calendar'
import type { Office } from '../office-context'

/** The value of a `datetime-local` input in the shop's time zone, "2026-11-27T06:00". */
export function toLocalTime(iso: string, { timeZone }: Pick<Office, 'timeZone'>): string {
  const { date, time } = wallClock(new Date(iso), timeZone)
  return `${date}T${time}`
}

/** The timestamp of a `datetime-local` value in the shop's time zone; null if it is empty or not a time. */
export function fromLocalTime(text: string, { timeZone }: Pick<Office, 'timeZone'>): string | null {
  const utc = Date.parse(`${text}Z`)
  if (Number.isNaN(utc)) return null
  // The offset differs between both attempts only if the clocks change in between.
  const offsetAt = (at: number) => Date.parse(`${toLocalTime(new Date(at).toISOString(), { timeZone })}Z`) - at
  const first = utc - offsetAt(utc)
  return new Date(utc - offsetAt(first)).toISOString()
}
