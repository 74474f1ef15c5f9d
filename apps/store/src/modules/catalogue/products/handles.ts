import { createHash, randomBytes } from 'node:crypto'
import anyAscii from 'any-ascii'
import { splitText } from '@skafferi/domain/rules/catalogue/words'
import { trimEndChars } from '../../../platform/trim-end-chars'

/** Maximum length, which leaves room for a number. */
const maxLength = 90
/** Maximum number of characters that are considered. */
const maxInput = 1_000
/** Maximum number that is tried. */
const maxNumber = 50

/** Returns a handle and its numbered alternatives. */
export function numberedHandles(plain: string): string[] {
  return [plain, ...Array.from({ length: maxNumber - 1 }, (_, index) => `${plain}-${index + 2}`)]
}

/** Adds a random suffix: a file may have thousands of names with the same handle. */
const withRandomSuffix = (plain: string) => `${plain}-${randomBytes(5).toString('hex')}`

/** Length of the digest: 48 bits of SHA-256 in hex. */
const digestLength = 12

/**
 * Returns a digest that ignores Unicode composition and case. Marks count, because they distinguish letters in most
 * scripts.
 */
function digestOf(text: string): string {
  return createHash('sha256').update(text.normalize('NFC').toLowerCase()).digest('hex').slice(0, digestLength)
}

const latinOf = (words: string) =>
  words
    .replace(/[^a-z0-9-]/g, '')
    .split('-')
    .filter(Boolean)
    .join('-')

/**
 * Converts a text to a URL segment: "Sältan 100 g" becomes "saltan-100-g", "Шоколад" becomes "shokolad". Deterministic.
 * If the text has no letters or is too long, a digest is added, so that different texts have different handles.
 */
export function handleOf(text: string): string {
  // Further characters cannot fit into a handle.
  const start = text.slice(0, maxInput)
  const words = splitText(start).join('-')
  const latin = latinOf(words)
  if (latin === words && latin !== '' && latin.length <= maxLength) return latin
  const transliterated = latinOf(splitText(anyAscii(start.normalize('NFC'))).join('-'))
  if (transliterated !== '' && transliterated.length <= maxLength) return transliterated
  const beginning = trimEndChars(latin.slice(0, maxLength - digestLength - 1), '-')
  return `${beginning || 'product'}-${digestOf(text)}`
}

/**
 * Creates a function that returns unused handles.
 * @param existing existing ones among `numberedHandles`
 */
export function createHandles(existing: Iterable<string>): (text: string) => string {
  const used = new Set(existing)
  return (text) => {
    const plain = handleOf(text)
    const handle = used.has(plain)
      ? (numberedHandles(plain).find((each) => !used.has(each)) ?? withRandomSuffix(plain))
      : plain
    used.add(handle)
    return handle
  }
}
