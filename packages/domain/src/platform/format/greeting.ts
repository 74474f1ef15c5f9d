/** The greeting for a time of day. */
export type Greeting = 'morning' | 'afternoon' | 'evening'

/**
 * Returns the greeting by the local time of the browser: morning before 12:00, afternoon before 18:00 (Specification
 * (accounts) §2).
 */
export function greetingAt(date: Date): Greeting {
  const hour = date.getHours()
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
