import { randomBytes } from 'node:crypto'
import { splitText } from '@skafferi/domain/catalog/search.rules'
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

/** A text as a part of an address: "Sältan 100 g" becomes "saltan-100-g". */
export function handleOf(text: string): string {
  // More letters than a handle has room for need not be compared.
  const words = splitText(text.slice(0, looked)).join('-').replace(/[^a-z0-9-]/g, '')
  return withoutEnd(words.slice(0, longest), '-') || 'product'
}

/** Makes handles that nothing else has. @param taken those that are there, of `numberedHandles` */
export function createHandles(taken: Iterable<string>): (text: string) => string {
  const used = new Set(taken)
  return (text) => {
    const plain = handleOf(text)
    const handle = used.has(plain) ? (numberedHandles(plain).find((each) => !used.has(each)) ?? unmistakable(plain)) : plain
    used.add(handle)
    return handle
  }
}
