import { invalidData } from '../../http/errors'
import { withoutEnd } from '../../without-end'

/** What everybody can know of whoever chooses a password. */
export interface KnownFacts {
  email: string
  companyName: string
}

/** What is left of a text without case, signs, and digits at its ends. */
function core(text: string): string {
  const characters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return withoutEnd(characters.replace(/^\d+/, ''), '0123456789')
}

/** Whether a password is the e-mail, its part before the @, or the company's name. */
function isKnownFact(password: string, { email, companyName }: KnownFacts): boolean {
  const [localPart = ''] = email.split('@')
  const facts = [email, localPart, companyName].map(core).filter((fact) => fact !== '')
  return facts.includes(core(password))
}

/** Whether one piece is written again and again, such as "abcabcabc". */
function isRepetition(password: string): boolean {
  return `${password}${password}`.indexOf(password, 1) < password.length
}

/** The ways a finger or a child goes along keyboard and alphabet. */
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopå', 'asdfghjklöä', 'zxcvbnm', 'qwertz', 'azerty']
const steps = rows.flatMap((row) => Array.from(row.slice(1), (key, index) => [row.charAt(index), key] as const))
const neighbours = new Set(steps.flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`]))

/** How much of a password may be a jump, for it to still count as a sequence. */
const mostJumps = 1 / 4

/** Whether nearly every character is the last one again or its neighbour, such as "qwerty123456". */
function isSequence(password: string): boolean {
  const characters = [...password.toLowerCase()]
  const jumps = characters.slice(1).filter((character, index) => {
    const last = characters[index] as string
    return character !== last && !neighbours.has(`${last}${character}`)
  })
  return jumps.length <= characters.length * mostJumps
}

/** Whether a password is among the first that somebody would try. Its length is the contract's business. */
export function isEasyToGuess(password: string, facts: KnownFacts): boolean {
  return isKnownFact(password, facts) || isRepetition(password) || isSequence(password)
}

/**
 * @param field where the password stands in the request
 * @throws StoreError 400 `weak_password` where it is easy to guess
 */
export function refuseEasyToGuess(password: string, facts: KnownFacts, field: string): void {
  if (!isEasyToGuess(password, facts)) return
  const message = 'This password is easy to guess. Please choose another one.'
  throw invalidData('weak_password', message, { [field]: 'is easy to guess' })
}
