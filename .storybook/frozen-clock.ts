/**
 * Stops the calendar at one moment, so that a story that names a date looks the same tomorrow.
 * Timers keep running: only the answer to "what time is it" stands still.
 *
 * @param moment ISO 8601 date and time.
 * @returns undoes it.
 */
export function freezeClock(moment: string): () => void {
  const RealDate = globalThis.Date
  const now = new RealDate(moment).getTime()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [number]) => (args.length > 0 ? new target(...args) : new target(now)),
    apply: () => new RealDate(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
