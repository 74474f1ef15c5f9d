/** How much of a page is selected, for the checkbox in the header. */
export type SelectionState = 'none' | 'some' | 'all'

/** The selection with a row added or removed. */
export function toggled(selection: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The selection extended by all rows between two, inclusive. Nothing is unselected. */
export function extended(
  selection: ReadonlySet<string>,
  ids: readonly string[],
  from: string,
  to: string,
): ReadonlySet<string> {
  const ends = [ids.indexOf(from), ids.indexOf(to)].sort((one, other) => one - other)
  const [first = 0, last = -1] = ends
  return new Set([...selection, ...ids.slice(Math.max(first, 0), last + 1)])
}

/** How many rows of a page are selected. Rows of other pages do not count. */
export function selectionState(selection: ReadonlySet<string>, ids: readonly string[]): SelectionState {
  const count = ids.filter((id) => selection.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/** The selection with all rows of the page added; removed if they were all selected. */
export function allToggled(selection: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  return selectionState(selection, ids) === 'all'
    ? new Set([...selection].filter((id) => !ids.includes(id)))
    : new Set([...selection, ...ids])
}
