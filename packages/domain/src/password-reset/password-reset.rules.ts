/** A code that was asked for, and for how long what holds. */
export interface CodeRequest {
  /** When it was asked for, in milliseconds since 1970. */
  askedAt: number
  /** Seconds from then until another one may be asked for. */
  resendAfter: number
  /** Seconds from then for which it works. */
  expiresIn: number
}

/** A wait before the next attempt. */
export interface Cooldown {
  /** When it began, in milliseconds since 1970. */
  since: number
  seconds: number
}

const second = 1000

/** Whole seconds left of a wait; 0 when it is over. A part of a second counts as one: nobody asks too early. */
export function secondsLeft(since: number, seconds: number, now: number): number {
  return Math.max(0, Math.ceil((since + seconds * second - now) / second))
}

/** When the state of a code no longer changes with time, in milliseconds since 1970. */
export function settledAt(request: CodeRequest | null, limit: Cooldown | null): number {
  const code = request ? request.askedAt + Math.max(request.resendAfter, request.expiresIn) * second : 0
  return Math.max(code, limit ? limit.since + limit.seconds * second : 0)
}

/** A code as typed or pasted, without spaces and signs between its digits. */
export function normalizeCode(text: string): string {
  return text.replace(/\D/g, '')
}
