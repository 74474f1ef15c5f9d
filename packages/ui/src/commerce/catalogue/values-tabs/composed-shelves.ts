/** The shelves that a visitor has changed: the variants by the index of their tab, the last changed one last. */
export type ComposedShelves = ReadonlyMap<number, readonly string[]>

const prefix = '#shelf='

/** Returns the fragment of the page's address with the shelves; empty without any. */
export function toFragment(shelves: ComposedShelves): string {
  if (shelves.size === 0) return ''
  return prefix + [...shelves].map(([tab, ids]) => `${tab}:${ids.map(encodeURIComponent).join()}`).join(';')
}

/** Returns the shelves of a fragment. What another program has written is left out. */
export function readFragment(fragment: string, tabs: number): ComposedShelves {
  if (!fragment.startsWith(prefix)) return new Map()
  const entries = fragment
    .slice(prefix.length)
    .split(';')
    .flatMap((entry): [number, string[]][] => {
      const [, tab, ids = ''] = /^(\d{1,2}):([\w%.,~-]*)$/.exec(entry) ?? []
      if (tab === undefined || Number(tab) >= tabs) return []
      return [[Number(tab), [...new Set(ids.split(',').filter(Boolean).map(decode))]]]
    })
  return new Map(entries)
}

/** Malformed escapes stay as they are: no article has such an id. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
