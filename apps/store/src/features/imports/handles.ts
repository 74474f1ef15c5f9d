import { splitText } from '@skafferi/domain/catalog/search.rules'

/** Room for a number that tells equal ones apart. */
const longest = 90

/** A text as a part of an address: "Sältan 100 g" becomes "saltan-100-g". */
export function handleOf(text: string): string {
  return splitText(text).join('-').replace(/[^a-z0-9-]/g, '').slice(0, longest).replace(/-+$/, '') || 'product'
}

/** Makes handles that nothing else has. @param taken those that are there */
export function createHandles(taken: Iterable<string>): (text: string) => string {
  const used = new Set(taken)
  return (text) => {
    const plain = handleOf(text)
    let handle = plain
    for (let number = 2; used.has(handle); number += 1) handle = `${plain}-${number}`
    used.add(handle)
    return handle
  }
}
