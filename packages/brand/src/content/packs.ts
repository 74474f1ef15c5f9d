/**
 * Names all drawings as they are now, so that browsers may keep them for good. One that is drawn otherwise gives them another name, and a
 * test says which.
 */
export const drawings = 'c20c4373'

/** The address of a drawn pack, as cards show it. */
export const pack = (id: string) => `/assets/packshots/${drawings}/${id}.svg`

/** The same pack smaller, or larger. */
export const packAs = (size: 'stamp' | 'hero', id: string) => pack(`${size}/${id}`)
