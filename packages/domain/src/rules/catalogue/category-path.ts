import { maxCategoryLevels } from './category-tree'

/** What separates the levels of a path; a slash only between spaces, because names contain it ("Tea/coffee"). */
const separator = /[>»|]|\s\/\s/
const printedSeparator = ' > '

/**
 * Reads the names of a category's path, from the first level: "Clothing > Hats". If it has more levels than the shop,
 * the last ones remain.
 */
export function categoryPath(text: string): string[] {
  const names = text
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names.length > 0 ? names.slice(-maxCategoryLevels) : [text.trim()].filter((name) => name !== '')
}

/** Prints a path so that reading it returns the same names. */
export const printCategoryPath = (names: readonly string[]): string => names.join(printedSeparator)

/** Returns the path with the most levels, or the first of those: a product of other systems may have several. */
export function deepestPath(paths: readonly string[]): string {
  return paths.reduce(
    (deepest, path) => (categoryPath(path).length > categoryPath(deepest).length ? path : deepest),
    paths[0] ?? '',
  )
}

/** Returns the paths of a list of categories: "Sweets; Food > Sweets". */
const listedPaths = (text: string): string[] =>
  text
    .split(';')
    .map((path) => path.trim())
    .filter((path) => path !== '')

/** A category with the name of its parent. */
export interface NamedCategory {
  id: string
  name: string
  /** Null on the first level. */
  parentId: string | null
}

/** A category of a path that does not exist yet. */
export interface MissingCategory {
  name: string
  /** The existing parent; null for the first level. Undefined if the parent is missing too, and so precedes it. */
  parentId: string | null | undefined
}

/** The categories of a path. */
export interface FoundPath {
  /** The name of the last category. */
  name: string
  /** The categories to create, from the first level. */
  missing: MissingCategory[]
  /** True if the text lists several categories, of which this is the deepest. */
  isOneOfList?: true
}

/** Returns the level of a category, from 1. */
function levelOf({ parentId }: NamedCategory, byName: ReadonlyMap<string, NamedCategory>): number {
  const parent = parentId === null ? undefined : [...byName.values()].find(({ id }) => id === parentId)
  return parent ? levelOf(parent, byName) + 1 : 1
}

/**
 * Finds a path among the categories. Names are unique in a shop: a category of this name below another parent is
 * another one, so the new one gets the parent's name too: "Shoes (Women)". A path of one name is any category of this
 * name. A path that would have too many levels ends at the last one. Of a list, the deepest path is used.
 * @param text a path, a list of paths separated by semicolons, or the name of a category that contains a separator
 */
export function findCategoryPath(byName: ReadonlyMap<string, NamedCategory>, text: string): FoundPath {
  const missing: MissingCategory[] = []
  if (byName.has(text)) return { name: text, missing }
  const paths = listedPaths(text)
  let parent: { id: string | undefined; name: string; level: number } | undefined
  for (const given of categoryPath(deepestPath(paths))) {
    const qualified = parent ? `${given} (${parent.name})` : given
    // A category on the first level may have been there before its parent.
    const isIt = (found: NamedCategory | undefined) =>
      found !== undefined && (!parent || found.parentId === null || found.parentId === parent.id)
    const sameName = byName.get(given)
    const found = isIt(sameName) ? sameName : byName.get(qualified)
    const level: number = found ? levelOf(found, byName) : (parent?.level ?? 0) + 1
    if (level > maxCategoryLevels) break
    const name = found?.name ?? (byName.has(given) ? qualified : given)
    if (!found) missing.push({ name, parentId: parent ? parent.id : null })
    parent = { id: found?.id, name, level }
  }
  return { name: parent?.name ?? text, missing, ...(paths.length > 1 && { isOneOfList: true }) }
}
