/** What the contract has beside the products themselves, at addresses that look like a product's. */
export const listAddresses = ['explore', 'get-all', 'get-tags']

/** Characters an id or a handle has at most: longer ones are not even looked for. */
export const longestName = 100

/** Whether a text in an address can be a product's id or handle. Whatever else is odd about it is for the store to say. */
export function isProductName(text: string): boolean {
  return text.length <= longestName && !listAddresses.includes(text) && !/\p{C}/u.test(text)
}
