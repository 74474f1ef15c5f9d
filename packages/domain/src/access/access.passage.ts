import type { CodeRequest, Wait } from './access.rules'

/** Who chooses a password: somebody who forgot theirs, or a new customer who has none yet. */
export type AccessVisit = 'forgotten' | 'first'

/** Somebody who wants to choose a password. */
export interface AccessVisitor {
  email: string
  visit: AccessVisit
}

/** Who has asked for a code and has not shown it yet. */
export interface CodePassage extends AccessVisitor {
  stage: 'code'
  /** The last code that was sent; null where nobody knows of one. */
  request: CodeRequest | null
  /** For how long the store sends no other one; null where it did not say so. */
  limit: Wait | null
}

/** Who has shown a right code and may choose a password with what it was changed for. */
export interface PasswordPassage extends AccessVisitor {
  stage: 'password'
  token: string
}

/**
 * The way to a password, from page to page: from the e-mail over the code to the choice. It is kept in the tab and never
 * stands in an address.
 */
export type AccessPassage = CodePassage | PasswordPassage | (AccessVisitor & { stage: 'done' })

/** A way that begins, or begins again: what is known of a code for the same e-mail stays known. */
export function startPassage({ email, visit }: AccessVisitor, earlier: AccessPassage | null): CodePassage {
  const isSame = earlier?.stage === 'code' && earlier.email === email
  return { email, visit, stage: 'code', request: isSame ? earlier.request : null, limit: null }
}

/**
 * Who comes to the page that asks for the e-mail: whom its address names, such as the link of the approval
 * (`?first=1&email=…`), else who has been on the way already.
 */
export function toVisitor(address: URLSearchParams, earlier: AccessPassage | null): AccessVisitor {
  const [email, first] = [address.get('email') ?? '', address.get('first') === '1']
  if (email !== '' || first) return { email: email.trim(), visit: first ? 'first' : 'forgotten' }
  return { email: earlier?.email ?? '', visit: earlier?.visit ?? 'forgotten' }
}

/** The way as a text to keep. */
export function toPassageText(passage: AccessPassage): string {
  return JSON.stringify(passage)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function areNumbers(value: unknown, names: readonly string[]): boolean {
  if (value === null) return true
  return typeof value === 'object' && names.every((name) => typeof (value as Record<string, unknown>)[name] === 'number')
}

function isPassage(value: unknown): value is AccessPassage {
  if (typeof value !== 'object' || value === null) return false
  const { email, visit, stage, token, request, limit } = value as Record<string, unknown>
  if (typeof email !== 'string' || (visit !== 'forgotten' && visit !== 'first')) return false
  if (stage === 'password') return typeof token === 'string'
  const isCode = areNumbers(request, ['askedAt', 'resendAfter', 'expiresIn']) && areNumbers(limit, ['since', 'seconds'])
  return stage === 'done' || (stage === 'code' && isCode)
}

/** The way as it was kept; null where there is none, or none that can be read. */
export function fromPassageText(text: string | null): AccessPassage | null {
  const kept = text === null ? undefined : parse(text)
  return isPassage(kept) ? kept : null
}
