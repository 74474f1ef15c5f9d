/** Paths of the contract that look like product paths. */
export const reservedNames = ['explore', 'get-all', 'get-tags']

/** Maximum length of an id or a handle. Longer ones are not requested. */
export const maxNameLength = 100

/** Checks whether a path segment can be a product's id or handle; the store validates the rest. */
export function isProductName(text: string): boolean {
  return text.length <= maxNameLength && !reservedNames.includes(text) && !/\p{C}/u.test(text)
}
