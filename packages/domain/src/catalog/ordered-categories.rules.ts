/**
 * Puts what is of a customer's own categories first, the rest after it; within a category the order stays.
 * @param own names of the categories that the customer orders from, the one ordered most first; none changes nothing
 */
export function orderedCategoriesFirst<Item>(
  items: readonly Item[],
  own: readonly string[],
  categoryOf: (item: Item) => string,
): readonly Item[] {
  const rank = (item: Item) => {
    const place = own.indexOf(categoryOf(item))
    return place === -1 ? own.length : place
  }
  return items.toSorted((one, other) => rank(one) - rank(other))
}
