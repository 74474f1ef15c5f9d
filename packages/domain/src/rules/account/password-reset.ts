/** A requested code and its times. */
export interface CodeRequest {
  /** Time of the request, in milliseconds since 1970. */
  askedAt: number
  /** Seconds after the request until another one may be requested. */
  resendAfter: number
  /** Seconds after the request until it expires. */
  expiresIn: number
}

/** A waiting time before the next attempt. */
export interface Cooldown {
  /** Its start, in milliseconds since 1970. */
  since: number
  seconds: number
}

const second = 1000

/**
 * Returns the remaining seconds of a waiting time, rounded up so that the next attempt is not too early; 0 after its
 * end.
 */
export function secondsLeft(since: number, seconds: number, now: number): number {
  return Math.max(0, Math.ceil((since + seconds * second - now) / second))
}

/** Returns the time after which the state of a code no longer changes, in milliseconds since 1970. */
export function settledAt(request: CodeRequest | null, limit: Cooldown | null): number {
  const code = request ? request.askedAt + Math.max(request.resendAfter, request.expiresIn) * second : 0
  return Math.max(code, limit ? limit.since + limit.seconds * second : 0)
}

/** Returns the digits of a typed or pasted code. */
export function normalizeCode(text: string): string {
  return text.replace(/\D/g, '')
}
