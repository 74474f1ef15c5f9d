/** How many levels of categories there are at most. */
export const maxCategoryLevels = 3

/** A category by its place. */
export interface PlacedCategory {
  id: string
  /** Null on the first level. */
  parentId: string | null
}

/** A category in the tree. */
export interface CategoryNode<Row extends PlacedCategory> {
  row: Row
  /** From 1. */
  level: number
  /** Its place among those of the same parent, from 0. */
  rank: number
  /** How many have the same parent, itself included. */
  siblings: number
}

/** The tree, read from the top: each category is followed by those below it. Those of one parent stay in the order they come in. */
export function categoryTree<Row extends PlacedCategory>(rows: readonly Row[]): CategoryNode<Row>[] {
  const byParent = new Map<string | null, Row[]>()
  for (const row of rows) byParent.set(row.parentId, [...(byParent.get(row.parentId) ?? []), row])
  const below = (parentId: string | null, level: number): CategoryNode<Row>[] => {
    const siblings = byParent.get(parentId) ?? []
    return siblings.flatMap((row, rank) => [
      { row, level, rank, siblings: siblings.length },
      ...below(row.id, level + 1),
    ])
  }
  return below(null, 1)
}

/** The ids of a category and of all below it. */
export function idsWithBelow(rows: readonly PlacedCategory[], id: string): string[] {
  return [id, ...rows.filter(({ parentId }) => parentId === id).flatMap((row) => idsWithBelow(rows, row.id))]
}

/**
 * Puts a category at its place.
 * @param rows the others in their order; where it stands among them already, it is moved
 * @param rank its place among those of the same parent; the last unless told
 */
export function placeCategory<Row extends PlacedCategory>(
  rows: readonly Row[],
  category: Row,
  rank = rows.length,
): Row[] {
  const others = rows.filter(({ id }) => id !== category.id)
  const next = others.filter(({ parentId }) => parentId === category.parentId)[rank]
  const place = next === undefined ? others.length : others.indexOf(next)
  const placed = others.toSpliced(place, 0, category)
  return categoryTree(placed).map(({ row }) => row)
}

/** Why a category cannot stand under another. */
export type CategoryMisplacement = 'below_itself' | 'too_deep'

/** Whether a category may stand under another; undefined where it may. @param id undefined for a new one */
export function categoryMisplacement(
  rows: readonly PlacedCategory[],
  id: string | undefined,
  parentId: string | null,
): CategoryMisplacement | undefined {
  if (id !== undefined && idsWithBelow(rows, id).some((below) => below === parentId)) return 'below_itself'
  const placed = placeCategory(rows, { id: id ?? '', parentId })
  return categoryTree(placed).some(({ level }) => level > maxCategoryLevels) ? 'too_deep' : undefined
}

/** What is counted of single categories, with what is counted of those below each. */
export function countsWithBelow(
  rows: readonly PlacedCategory[],
  countOf: ReadonlyMap<string, number>,
): Map<string, number> {
  const sumOf = (id: string) => idsWithBelow(rows, id).reduce((sum, each) => sum + (countOf.get(each) ?? 0), 0)
  return new Map(rows.map(({ id }) => [id, sumOf(id)]))
}
