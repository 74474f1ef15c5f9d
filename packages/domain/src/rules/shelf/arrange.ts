/** An article on the shelf as the company arranged it. */
export interface ArrangedPlace {
  variantId: string
  /** Pieces of the full place. */
  target: number
  /** Packs that show on the shelf. */
  facings: number
}

/** A change of the arrangement. It can be applied to a shelf that a colleague has changed. */
export type ShelfEdit =
  /** Puts a place before another; at the end if that is null or gone. */
  | { kind: 'move'; variantId: string; before: string | null }
  | { kind: 'target'; variantId: string; target: number }
  | { kind: 'facings'; variantId: string; facings: number }
  | { kind: 'remove'; variantId: string }
  /** Adds articles, or puts one back. Leaves out those that the shelf has. */
  | { kind: 'add'; places: readonly ArrangedPlace[]; before: string | null }
  /** Removes all places. */
  | { kind: 'clear' }

function insertBefore(
  places: readonly ArrangedPlace[],
  added: readonly ArrangedPlace[],
  before: string | null,
): ArrangedPlace[] {
  const index = places.findIndex(({ variantId }) => variantId === before)
  return places.toSpliced(index === -1 ? places.length : index, 0, ...added)
}

/** Maximum number of places. */
export const maximumPlaces = 300

/** Limits of a place, as in the contract. */
export const placeLimits = { target: 100_000, facings: 40 } as const

/** True if a change can be applied: the article that it changes is on the shelf. */
export function isApplicable(places: readonly ArrangedPlace[], edit: ShelfEdit): boolean {
  if (edit.kind === 'clear' || edit.kind === 'add') return true
  return places.some(({ variantId }) => variantId === edit.variantId)
}

/** Applies a change. Returns the places unchanged if the article is not on the shelf, or all added ones already are. */
export function applyShelfEdit(places: readonly ArrangedPlace[], edit: ShelfEdit): readonly ArrangedPlace[] {
  if (edit.kind === 'clear') return []
  if (edit.kind === 'add') {
    const added = edit.places.filter(({ variantId: id }) => !places.some(({ variantId }) => variantId === id))
    return added.length === 0 ? places : insertBefore(places, added, edit.before)
  }
  const edited = edit.variantId
  const place = places.find(({ variantId }) => variantId === edited)
  if (!place) return places
  const others = places.filter((each) => each !== place)
  switch (edit.kind) {
    case 'remove':
      return others
    case 'move':
      return edit.before === edited ? places : insertBefore(others, [place], edit.before)
    case 'target':
      return places.map((each) => (each === place ? { ...place, target: edit.target } : each))
    case 'facings':
      return places.map((each) => (each === place ? { ...place, facings: edit.facings } : each))
  }
}
