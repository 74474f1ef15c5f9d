/** Paths of the contract that look like product paths. */
export const listAddresses = ['explore', 'get-all', 'get-tags']

/** Characters an id or a handle has at most: longer ones are not even looked for. */
export const longestName = 100

/** Checks whether a path segment can be a product's id or handle; the store validates the rest. */
export function isProductName(text: string): boolean {
  return text.length <= longestName && !listAddresses.includes(text) && !/\p{C}/u.test(text)
}
