import { wallClock } from '@skafferi/domain/checkout/calendar.rules'

/** When the digest of a day is written, by the shop's clock: it is there when the office opens. */
export const digestTime = '07:00'

/** Every time zone is a multiple of this from UTC. */
const step = 15 * 60 * 1000

/**
 * The moment of the last digest, also on a day on which the clock is changed.
 * @param timeZone IANA name
 */
export function lastDigest(now: Date, timeZone: string): Date {
  const isPast = (at: number) => wallClock(new Date(at), timeZone).time >= digestTime
  let at = Math.floor(now.getTime() / step) * step
  while (!isPast(at)) at -= step
  while (isPast(at - step)) at -= step
  return new Date(at)
}
