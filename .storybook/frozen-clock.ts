/**
 * Fixes the current time, so that a story with a date looks the same every day. Timers keep running: only `Date` is
 * replaced.
 * @param time ISO 8601 date-time
 * @returns a function that restores `Date`
 */
export function freezeClock(time: string): () => void {
  const RealDate = globalThis.Date
  const now = new RealDate(time).getTime()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [number]) => (args.length > 0 ? new target(...args) : new target(now)),
    apply: () => new RealDate(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
