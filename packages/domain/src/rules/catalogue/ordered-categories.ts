/**
 * Sorts items of the categories that the customer orders from first. Within a category the order stays.
 * @param ordered names of these categories, most ordered first
 */
export function orderedCategoriesFirst<Item>(
  items: readonly Item[],
  ordered: readonly string[],
  categoryOf: (item: Item) => string | undefined,
): readonly Item[] {
  const rank = (item: Item) => {
    const place = ordered.indexOf(categoryOf(item) ?? '')
    return place === -1 ? ordered.length : place
  }
  return items.toSorted((one, other) => rank(one) - rank(other))
}
