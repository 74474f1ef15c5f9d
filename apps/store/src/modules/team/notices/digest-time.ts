import { wallClock } from '@skafferi/domain/rules/delivery/calendar'

/** Time of the daily digest in the shop's time zone, before the office opens. */
export const digestTime = '07:00'

/** The offset of every time zone is a multiple of this. */
const step = 15 * 60 * 1000

/**
 * Returns the time of the last digest, also on days of a clock change.
 * @param timeZone IANA name
 */
export function lastDigest(now: Date, timeZone: string): Date {
  const isPast = (at: number) => wallClock(new Date(at), timeZone).time >= digestTime
  let at = Math.floor(now.getTime() / step) * step
  while (!isPast(at)) at -= step
  while (isPast(at - step)) at -= step
  return new Date(at)
}
