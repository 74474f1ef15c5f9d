import { storyWorld } from './story-world'

const packs = storyWorld.products.flatMap(({ thumbnail }) => (thumbnail === null ? [] : [{ src: thumbnail }]))

/** A pantry's wall: four shelves of four packs. */
export const storyShelves = [packs.slice(0, 4), packs.slice(4, 8), packs.slice(8, 12), packs.slice(12, 16)]
