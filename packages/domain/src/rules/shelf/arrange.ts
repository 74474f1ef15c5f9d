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
  /** Adds an article, or puts it back. Does nothing if the shelf has it. */
  | { kind: 'add'; place: ArrangedPlace; before: string | null }

function insertBefore<Place extends { variantId: string }>(
  places: readonly Place[],
  place: Place,
  before: string | null,
): Place[] {
  const index = places.findIndex(({ variantId }) => variantId === before)
  return places.toSpliced(index === -1 ? places.length : index, 0, place)
}

/** Applies a change. Returns the places unchanged if the article is not on the shelf, or already is if it is added. */
export function applyShelfEdit<Place extends ArrangedPlace>(
  places: readonly Place[],
  edit: Exclude<ShelfEdit, { kind: 'add' }>,
): readonly Place[]
export function applyShelfEdit(places: readonly ArrangedPlace[], edit: ShelfEdit): readonly ArrangedPlace[]
export function applyShelfEdit(places: readonly ArrangedPlace[], edit: ShelfEdit): readonly ArrangedPlace[] {
  const edited = edit.kind === 'add' ? edit.place.variantId : edit.variantId
  const place = places.find(({ variantId }) => variantId === edited)
  if (edit.kind === 'add') return place ? places : insertBefore(places, edit.place, edit.before)
  if (!place) return places
  const others = places.filter((each) => each !== place)
  switch (edit.kind) {
    case 'remove':
      return others
    case 'move':
      return edit.before === edited ? places : insertBefore(others, place, edit.before)
    case 'target':
      return places.map((each) => (each === place ? { ...place, target: edit.target } : each))
    case 'facings':
      return places.map((each) => (each === place ? { ...place, facings: edit.facings } : each))
  }
}
