const packs = (...ids: string[]) => ids.map((id) => ({ src: `/assets/packshots/${id}.svg` }))

/** The pantry on the landing page. */
export const heroShelves = [
  packs('saltan-fish', 'tjarn-mint-3', 'syltan-lingon', 'ljung-dark', 'havrebruket-oat', 'kalla-mint'),
  packs('gryning-light', 'kalla-lemon', 'kalla-blood', 'kada-spruce-3', 'polka-peppermint', 'brygd-mustard'),
  packs('kada-blueberry-2-roll', 'bjorko-sour', 'vidd-lingon-2', 'syltan-cloudberry', 'saltan-case', 'flade-rhubarb'),
]

/** The wall beside the sign-in form. */
export const wallShelves = [
  packs('syltan-lingon', 'kalla-lemon', 'gryning-light', 'ljung-milk'),
  packs('saltan-fish', 'flade-elderflower', 'vidd-lingon-2', 'kvarn-rye'),
  packs('tjarn-mint-3', 'polka-peppermint', 'syltan-cloudberry', 'ljung-cloudberry'),
  packs('bjorko-mix', 'kalla-blood', 'rimma-ice-4', 'brygd-mustard'),
]
