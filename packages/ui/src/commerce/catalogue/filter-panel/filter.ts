import type { ListingFilter } from '@skafferi/domain/shop/catalogue/views'

/** Returns the filter without its values; search text and sort order stay. */
export function clearedFilter(filter: ListingFilter): ListingFilter {
  return {
    ...filter,
    category: null,
    brands: [],
    tags: [],
    strengths: [],
    flavours: [],
    packs: [],
    minPrice: null,
    maxPrice: null,
    page: 1,
  }
}

/** The number of active filters, shown beside the Filters button. */
export function filterCount({
  category,
  brands,
  tags,
  strengths,
  flavours,
  packs,
  minPrice,
  maxPrice,
}: ListingFilter): number {
  const lists = [brands, tags, strengths, flavours, packs]
  const hasPrice = minPrice !== null || maxPrice !== null
  return (category === null ? 0 : 1) + lists.reduce((sum, { length }) => sum + length, 0) + (hasPrice ? 1 : 0)
}

/** Returns a list with a value added or removed. */
export function toggled<Value>(values: readonly Value[], value: Value, on: boolean): Value[] {
  const others = values.filter((other) => other !== value)
  return on ? [...others, value] : others
}
