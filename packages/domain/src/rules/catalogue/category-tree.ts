/** Maximum number of category levels. */
export const maxCategoryLevels = 3

/** A category with its parent. */
export interface PlacedCategory {
  id: string
  /** Null on the first level. */
  parentId: string | null
}

/** A category with its position in the tree. */
export interface CategoryNode<Row extends PlacedCategory> {
  row: Row
  /** From 1. */
  level: number
  /** Its position among the children of its parent, from 0. */
  rank: number
  /** Number of children of its parent, including itself. */
  siblings: number
}

/** Lists the tree depth-first. The children of a parent keep their order. */
export function categoryTree<Row extends PlacedCategory>(rows: readonly Row[]): CategoryNode<Row>[] {
  const byParent = new Map<string | null, Row[]>()
  for (const row of rows) byParent.set(row.parentId, [...(byParent.get(row.parentId) ?? []), row])
  const descendants = (parentId: string | null, level: number): CategoryNode<Row>[] => {
    const siblings = byParent.get(parentId) ?? []
    return siblings.flatMap((row, rank) => [
      { row, level, rank, siblings: siblings.length },
      ...descendants(row.id, level + 1),
    ])
  }
  return descendants(null, 1)
}

/** Returns the ids of a category and its descendants. */
export function idsWithDescendants(rows: readonly PlacedCategory[], id: string): string[] {
  return [id, ...rows.filter(({ parentId }) => parentId === id).flatMap((row) => idsWithDescendants(rows, row.id))]
}

/**
 * Inserts or moves a category.
 * @param rows all categories in their order; may contain the category
 * @param rank its position among the children of its parent; the last by default
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

/** Why a category must not have a parent. */
export type CategoryMisplacement = 'below_itself' | 'too_deep'

/** Returns why a category must not have a parent; undefined if it may. @param id undefined for a new category */
export function categoryMisplacement(
  rows: readonly PlacedCategory[],
  id: string | undefined,
  parentId: string | null,
): CategoryMisplacement | undefined {
  if (id !== undefined && idsWithDescendants(rows, id).some((descendant) => descendant === parentId))
    return 'below_itself'
  const placed = placeCategory(rows, { id: id ?? '', parentId })
  return categoryTree(placed).some(({ level }) => level > maxCategoryLevels) ? 'too_deep' : undefined
}

/** Adds the counts of descendants to each category's count. */
export function countsWithDescendants(
  rows: readonly PlacedCategory[],
  countOf: ReadonlyMap<string, number>,
): Map<string, number> {
  const sumOf = (id: string) => idsWithDescendants(rows, id).reduce((sum, each) => sum + (countOf.get(each) ?? 0), 0)
  return new Map(rows.map(({ id }) => [id, sumOf(id)]))
}
