import { pack } from './packs'

const packs = (...ids: string[]) => ids.map(pack)

/** The pictures beside the demo's sign-in and other short forms, by shelf. */
export const wallShelves = [
  packs('syltan-lingon', 'kalla-lemon', 'gryning-light', 'ljung-milk'),
  packs('saltan-fish', 'flade-elderflower', 'vidd-lingon-2', 'kvarn-rye'),
  packs('tjarn-mint-3', 'polka-peppermint', 'syltan-cloudberry', 'ljung-cloudberry'),
  packs('bjorko-mix', 'kalla-blood', 'rimma-ice-4', 'brygd-mustard'),
]
