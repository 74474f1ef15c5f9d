import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { anchorOf } from './docs/anchor-of.ts'
import type { IndexEntry, StoryIndex } from 'storybook/internal/types'

/** Filters of the sidebar, by the story names that `story-rules.test.ts` requires. */
const TAGS: readonly [tag: string, names: RegExp][] = [
  ['loading', /Loading|Busy|Refreshing|UnderWay/],
  ['empty', /Empty|Nothing|Without|^No[A-Z]/],
  ['error', /Error|Fail|Refus|Invalid|Fault|Offline|Unanswered|TooMany|Incomplete|Wrong|Unavailable|NotFound|Missing/],
  ['rtl', /RightToLeft/],
  ['phone', /Phone|Narrow/],
]

/** The tags of a story, derived from its name. */
const tagsOf = (name: string): string[] => {
  const written = name.replaceAll(' ', '')
  return TAGS.filter(([, names]) => names.test(written)).map(([tag]) => tag)
}

const folder = fileURLToPath(new URL('..', import.meta.url))

/** Synonyms of a component, from the `also` of its guide. */
const synonymsIn = (text: string): string[] =>
  [...(/^\s+also: \[([^\]]*)\]/m.exec(text)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, word]) => word!)

function withSearchTerms(entry: IndexEntry): IndexEntry {
  if (entry.type === 'story') return { ...entry, tags: [...new Set([...(entry.tags ?? []), ...tagsOf(entry.name)])] }
  if (!entry.importPath.endsWith('.stories.tsx')) return entry
  const words = synonymsIn(readFileSync(folder + entry.importPath, 'utf8'))
  return { ...entry, anchors: words.map((word) => ({ id: anchorOf(word), title: word })) }
}

/** Generators that are wrapped already: Storybook passes the same one several times. */
const wrapped = new WeakSet<object>()

interface Generator {
  getIndex: () => Promise<StoryIndex | undefined>
}

/** Adds filter tags and searchable synonyms to Storybook's index of stories. */
export function describeIndex<Kind extends Generator>(generator: Kind): Kind {
  if (wrapped.has(generator)) return generator
  wrapped.add(generator)
  const getOriginalIndex = generator.getIndex.bind(generator)
  const getIndex = async () => {
    const index = await getOriginalIndex()
    return (
      index && {
        ...index,
        entries: Object.fromEntries(Object.entries(index.entries).map(([id, entry]) => [id, withSearchTerms(entry)])),
      }
    )
  }
  return Object.assign(generator, { getIndex })
}
