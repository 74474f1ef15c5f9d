import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { anchorOf } from './docs/anchor-of.ts'
import type { IndexEntry, StoryIndex } from 'storybook/internal/types'
import { behaviourStories } from './snapshot-count.mjs'

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

const INTERACTIONS = ['hover', 'focus', 'pressed']

/** The interaction states in a file's matrix, which the sidebar finds as part of `States`. */
function interactionsIn(text: string): string[] {
  const matrix = /<StatesMatrix\b[\s\S]*?\/>/.exec(text)?.[0]
  if (matrix === undefined) return []
  const chosen = /interactions=\{\[([^\]]*)\]\}/.exec(matrix)?.[1]
  return chosen === undefined ? INTERACTIONS : INTERACTIONS.filter((state) => chosen.includes(`'${state}'`))
}

/** Texts of story files with the tests of behaviour in them. */
const behaviours = new Map<string, { text: string; names: ReadonlySet<string> }>()

/** True for a test of behaviour. Storybook reads only tags that are written out, and most are spread. */
function isBehaviour(importPath: string, name: string): boolean {
  const text = readFileSync(folder + importPath, 'utf8')
  const known = behaviours.get(importPath)
  const current = known?.text === text ? known : { text, names: behaviourStories(text) }
  behaviours.set(importPath, current)
  return current.names.has(name)
}

function withSearchTerms(entry: IndexEntry): IndexEntry {
  if (entry.type === 'story') {
    const { tags = [], name, importPath, exportName = '' } = entry
    const behaviour = isBehaviour(importPath, exportName) ? ['behaviour'] : []
    return { ...entry, tags: [...new Set([...tags, ...tagsOf(name), ...behaviour])] }
  }
  if (!entry.importPath.endsWith('.stories.tsx')) return entry
  const text = readFileSync(folder + entry.importPath, 'utf8')
  const states = interactionsIn(text)
  const anchors = [
    ...synonymsIn(text).map((word) => ({ id: anchorOf(word), title: word })),
    ...(states.length > 0 ? [{ id: statesAnchor(entry.id), title: `States: ${states.join(', ')}` }] : []),
  ]
  return { ...entry, anchors }
}

/** The anchor of the matrix on a component's page. */
const statesAnchor = (docsId: string) => `state-${docsId.replace(/--docs$/, '--states')}`

/** Tests of behaviour after the pictures of the same file, whose order stays. */
function picturesFirst(entries: readonly IndexEntry[]): IndexEntry[] {
  const isTest = ({ tags }: IndexEntry) => tags?.includes('behaviour') ?? false
  return [...new Set(entries.map(({ title }) => title))].flatMap((title) => {
    const own = entries.filter((entry) => entry.title === title)
    return [...own.filter((entry) => !isTest(entry)), ...own.filter(isTest)]
  })
}

/** Generators that are wrapped already: Storybook passes the same one several times. */
const wrapped = new WeakSet<object>()

interface Generator {
  getIndex: () => Promise<StoryIndex | undefined>
}

/** Adds filter tags and search terms to Storybook's index of stories, and puts pictures before tests. */
export function describeIndex<Kind extends Generator>(generator: Kind): Kind {
  if (wrapped.has(generator)) return generator
  wrapped.add(generator)
  const getOriginalIndex = generator.getIndex.bind(generator)
  const getIndex = async () => {
    const index = await getOriginalIndex()
    return (
      index && {
        ...index,
        entries: Object.fromEntries(
          picturesFirst(Object.values(index.entries).map(withSearchTerms)).map((entry) => [entry.id, entry]),
        ),
      }
    )
  }
  return Object.assign(generator, { getIndex })
}
