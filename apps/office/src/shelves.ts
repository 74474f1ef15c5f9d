import { pack } from '@skafferi/brand/content/packs'

const packs = (...ids: string[]) => ids.map((id) => ({ src: pack(id) }))

/** Pack shots beside the sign-in forms, by row. */
export const shelves = [
  packs('syltan-lingon', 'kalla-lemon', 'gryning-light', 'ljung-milk'),
  packs('saltan-fish', 'flade-elderflower', 'vidd-lingon-2', 'kvarn-rye'),
  packs('tjarn-mint-3', 'polka-peppermint', 'syltan-cloudberry', 'ljung-cloudberry'),
]
