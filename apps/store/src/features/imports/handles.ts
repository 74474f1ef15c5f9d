import { createHash, randomBytes } from 'node:crypto'
import { splitText } from '@skafferi/domain/catalog/words.rules'
import { withoutEnd } from '../../without-end'

/** Room for a number that tells equal ones apart. */
const longest = 90
/** Characters of a text that are looked at. */
const looked = 1_000
/** How many numbers are tried. */
const mostNumbers = 50

/** A handle and those with a number that may take its place. */
export function numberedHandles(plain: string): string[] {
  return [plain, ...Array.from({ length: mostNumbers - 1 }, (_, index) => `${plain}-${index + 2}`)]
}

/** Nobody else makes the same one: a file may have thousands of names that differ only in what no address shows. */
const unmistakable = (plain: string) => `${plain}-${randomBytes(5).toString('hex')}`

/** Characters of a digest: 48 bits of SHA-256. */
const digestLength = 12

/** The same for the same text, whatever its composition and capitals. Marks count: they make other letters in most scripts. */
function digestOf(text: string): string {
  return createHash('sha256').update(text.normalize('NFC').toLowerCase()).digest('hex').slice(0, digestLength)
}

/**
 * A text as a part of an address: "Sältan 100 g" becomes "saltan-100-g". Equal texts have equal handles. A text with letters of
 * another script, without letters, or too long has a digest at its end, so that it does not get another text's handle.
 */
export function handleOf(text: string): string {
  // More letters than a handle has room for need not be compared.
  const words = splitText(text.slice(0, looked)).join('-')
  const latin = words
    .replace(/[^a-z0-9-]/g, '')
    .split('-')
    .filter(Boolean)
    .join('-')
  if (latin === words && latin !== '' && latin.length <= longest) return latin
  const start = withoutEnd(latin.slice(0, longest - digestLength - 1), '-')
  return `${start || 'product'}-${digestOf(text)}`
}

/** Makes handles that nothing else has. @param taken those that are there, of `numberedHandles` */
export function createHandles(taken: Iterable<string>): (text: string) => string {
  const used = new Set(taken)
  return (text) => {
    const plain = handleOf(text)
    const handle = used.has(plain)
      ? (numberedHandles(plain).find((each) => !used.has(each)) ?? unmistakable(plain))
      : plain
    used.add(handle)
    return handle
  }
}
