/** Which greeting the time of day asks for. */
export type Greeting = 'morning' | 'afternoon' | 'evening'

/** The greeting by the buyer's clock: morning before 12:00, afternoon before 18:00 (Specification (accounts) §2). */
export function greetingAt(moment: Date): Greeting {
  const hour = moment.getHours()
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
