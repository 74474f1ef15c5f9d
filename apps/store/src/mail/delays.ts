const minute = 60 * 1000
const hour = 60 * minute

/** Milliseconds until an e-mail is tried again after the first tries. */
const firstDelays = [minute, 5 * minute, 30 * minute, 2 * hour] as const

/** After all further tries. Nothing is ever given up: a server that was away for days still gets its e-mails. */
const lastDelay = 12 * hour

/** After so many tries in vain, the last of them two and a half hours after the first, operators and webhooks are told. */
export const triesUntilTold = firstDelays.length + 1

/** Milliseconds from the beginning of a try to the next one. @param tries how many there were, from 1 */
export const delayAfter = (tries: number): number => firstDelays[tries - 1] ?? lastDelay

/**
 * When an e-mail can be tried anew at the earliest: at once, but not before a try that may still be under way is over.
 * @param tries how many there were
 * @param nextTryAt when the next one is due by itself
 */
export function earliestTry({ tries, nextTryAt }: { tries: number; nextTryAt: Date }, now: Date): Date {
  if (tries === 0) return now
  const begun = nextTryAt.getTime() - delayAfter(tries)
  return new Date(Math.max(now.getTime(), begun + delayAfter(1)))
}
