/** Categories shown where they cannot be loaded (Specification (accounts) §8). */
export const fallbackCategories: readonly { name: string; handle: string }[] = [
  { name: 'Food & Candy', handle: 'food-candy' },
  { name: 'Nicotine Pouches', handle: 'nicotine-pouches' },
]

/** Tags shown where they cannot be loaded (Specification (accounts) §8). */
export const fallbackTags: readonly string[] = ['Game', 'iPhone', 'TV', 'Laptop', 'Headphones', 'Camera']
