const minute = 60 * 1000
const hour = 60 * minute

/** Delays before the first retries, in milliseconds. */
const firstDelays = [minute, 5 * minute, 30 * minute, 2 * hour] as const

/**
 * Delay before all further retries, in milliseconds. Retries never end, so that a mail server that was down for days
 * still gets its e-mails.
 */
const lastDelay = 12 * hour

/**
 * After this many failures, operators and webhooks are notified; the last of them is two and a half hours after the
 * first.
 */
export const triesBeforeAlert = firstDelays.length + 1

/**
 * Returns the delay between an attempt and the next one, in milliseconds.
 * @param tries attempts so far, from 1
 */
export const delayAfter = (tries: number): number => firstDelays[tries - 1] ?? lastDelay

/**
 * Returns the earliest time for a manual retry: now, but not before an attempt that may be running has timed out.
 * @param tries attempts so far
 * @param nextTryAt time of the next automatic attempt
 */
export function earliestRetry({ tries, nextTryAt }: { tries: number; nextTryAt: Date }, now: Date): Date {
  if (tries === 0) return now
  const previousAt = nextTryAt.getTime() - delayAfter(tries)
  return new Date(Math.max(now.getTime(), previousAt + delayAfter(1)))
}
