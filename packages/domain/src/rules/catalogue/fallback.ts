/** Categories to show if loading them fails (Specification (accounts) §8). */
export const fallbackCategories: readonly { name: string; handle: string }[] = [
  { name: 'Food & Candy', handle: 'food-candy' },
  { name: 'Nicotine Pouches', handle: 'nicotine-pouches' },
]

/** Tags to show if loading them fails (Specification (accounts) §8). */
export const fallbackTags: readonly string[] = ['Game', 'iPhone', 'TV', 'Laptop', 'Headphones', 'Camera']
