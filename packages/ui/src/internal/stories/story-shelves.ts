import { storyWorld } from './story-world'

const packs = storyWorld.products.flatMap(({ thumbnail }) => (thumbnail === null ? [] : [{ src: thumbnail }]))

/** Four shelves with four packs each. */
export const storyShelves = [packs.slice(0, 4), packs.slice(4, 8), packs.slice(8, 12), packs.slice(12, 16)]
