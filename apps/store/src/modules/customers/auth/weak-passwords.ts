import { fault, refuse } from '../../../platform/http/errors'
import { trimEndChars } from '../../../platform/trim-end-chars'

/** Public facts about the customer. */
export interface KnownFacts {
  email: string
  companyName: string
}

/** Reduces a text to its letters and inner digits, in lower case. */
function core(text: string): string {
  const characters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return trimEndChars(characters.replace(/^\d+/, ''), '0123456789')
}

/** True if the password is the e-mail, its local part or the company's name. */
function isKnownFact(password: string, { email, companyName }: KnownFacts): boolean {
  const [localPart = ''] = email.split('@')
  const facts = [email, localPart, companyName].map(core).filter((fact) => fact !== '')
  return facts.includes(core(password))
}

/** True for a repeated part, e.g. "abcabcabc". */
function isRepetition(password: string): boolean {
  return `${password}${password}`.indexOf(password, 1) < password.length
}

/** Sequences of the keyboard and the alphabet. */
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopå', 'asdfghjklöä', 'zxcvbnm', 'qwertz', 'azerty']
const steps = rows.flatMap((row) => Array.from(row.slice(1), (key, index) => [row.charAt(index), key] as const))
const neighbours = new Set(steps.flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`]))

/** Maximum share of jumps in a sequence. */
const maxJumpShare = 1 / 4

/** True if nearly every character equals or neighbours the previous one, e.g. "qwerty123456". */
function isSequence(password: string): boolean {
  const characters = [...password.toLowerCase()]
  const jumps = characters.slice(1).filter((character, index) => {
    const last = characters[index] as string
    return character !== last && !neighbours.has(`${last}${character}`)
  })
  return jumps.length <= characters.length * maxJumpShare
}

/** True if the password is easy to guess. Its length is checked by the contract. */
export function isEasyToGuess(password: string, facts: KnownFacts): boolean {
  return isKnownFact(password, facts) || isRepetition(password) || isSequence(password)
}

/**
 * @param field the password's field in the request
 * @throws StoreError 400 `weak_password` if it is easy to guess
 */
export function refuseEasyToGuess(password: string, facts: KnownFacts, field: string): void {
  if (!isEasyToGuess(password, facts)) return
  throw refuse('weak_password', {}, { [field]: fault('weak_password') })
}
