import { pack } from '@skafferi/brand/content/packs'

const packs = (...ids: string[]) => ids.map((id) => ({ src: pack(id) }))

/** The shelves beside the sign-in form. */
export const wallShelves = [
  packs('syltan-lingon', 'kalla-lemon', 'gryning-light', 'ljung-milk'),
  packs('saltan-fish', 'flade-elderflower', 'vidd-lingon-2', 'kvarn-rye'),
  packs('tjarn-mint-3', 'polka-peppermint', 'syltan-cloudberry', 'ljung-cloudberry'),
  packs('bjorko-mix', 'kalla-blood', 'rimma-ice-4', 'brygd-mustard'),
]
