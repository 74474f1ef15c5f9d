/** Names of the shop's categories in its order; `loading` until they are known. */
export type CategoryNames = readonly string[] | 'loading'

/** The query of the listing that shows one category. */
export function categoryQuery(name: string): string {
  return `category=${encodeURIComponent(name)}`
}
