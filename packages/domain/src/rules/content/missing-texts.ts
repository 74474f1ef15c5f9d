import { isRecord } from '../json/schema'
import type { BlockKind } from './blocks'

/** Texts of a block that may not be empty when it is published. */
const requiredTexts: Readonly<Partial<Record<BlockKind, readonly string[]>>> = {
  hero: ['title'],
  banner: ['title'],
  text: ['text'],
  questions: ['question', 'answer'],
  steps: ['title'],
  services: ['title'],
  terms: ['title'],
  facts: ['title', 'text'],
  promises: ['title'],
  tiles: ['title', 'pictures'],
  samples: ['title', 'picture'],
  values: ['name', 'business'],
  categories: ['category'],
}

/** Kinds whose own title is required. That of other kinds is the title of a group, which may be empty. */
const withTitle: ReadonlySet<BlockKind> = new Set(['hero', 'banner'])

/** The paths of the empty texts in a value. */
function emptyTexts(
  value: unknown,
  path: readonly string[],
  isRequired: (path: readonly string[]) => boolean,
): string[] {
  if (typeof value === 'string') return value.trim() === '' && isRequired(path) ? [path.join('.')] : []
  if (!isRecord(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, each]) => emptyTexts(each, [...path, name], isRequired))
}

/** Returns the paths of the texts that a block needs before it is published, e.g. `items.0.title`. */
export function missingTexts(kind: BlockKind, content: unknown): string[] {
  const required = requiredTexts[kind] ?? []
  return emptyTexts(content, [], (path) => {
    // The last name that is not the index of a list.
    const name = path.findLast((each) => !/^\d+$/.test(each)) ?? ''
    const isOfGroup = name === 'title' && path.length === 1 && !withTitle.has(kind)
    return required.includes(name) && !isOfGroup
  })
}
