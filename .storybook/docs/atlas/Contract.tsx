/// <reference types="vite/client" />
import { Suspense, use } from 'react'
import { placesOf, UNREAD, valuesOf } from '../../../packages/ui/src/internal/stories/shown-values'
import { PageLink } from '../GuideBlock'
import { Table } from '../Table'
import { useFacts } from '../use-facts'
import { useIndex } from './use-index'

type StoryFile = Record<string, { args?: object }>

const files = import.meta.glob<StoryFile>(
  '../../../packages/ui/src/{components,commerce,screens,office}/**/*.stories.tsx',
)

let asked: Promise<ReadonlyMap<string, readonly string[]>> | undefined

/** Stories by the values they show: `status=pending`. */
async function readStories(): Promise<ReadonlyMap<string, readonly string[]>> {
  const seen = new Map<string, string[]>()
  for (const [path, load] of Object.entries(files)) {
    const { default: meta, ...stories } = await load()
    // An object shared by several stories of a file is attributed to the first of them.
    const looked = new Set<unknown>()
    for (const [name, story] of Object.entries(stories)) {
      const where = `./${path.replace(/^(\.\.\/)+/, '')}#${name}`
      for (const value of valuesOf({ ...meta?.args, ...story.args }, '', new Set(), looked))
        seen.set(value, [...(seen.get(value) ?? []), where])
    }
  }
  return seen
}

/** Maximum number of stories listed for a value. */
const MOST = 3

function Seen({ shownAs, seen }: { shownAs: readonly string[]; seen: ReadonlyMap<string, readonly string[]> }) {
  const index = useIndex()
  const { lists } = useFacts()
  const all = shownAs.flatMap((value) => [...(lists[value] ?? []), ...(seen.get(value) ?? [])])
  const links = all.slice(0, MOST).flatMap((where) => {
    // If a story file shows a whole list, the file's first story is linked.
    const story = index.find(
      ({ importPath, exportName }) => where === importPath || where === `${importPath}#${exportName}`,
    )
    return story
      ? [
          <li key={story.id}>
            <PageLink kind="story" id={story.id} name={`${story.title.split('/').at(-1)!}, ${story.name}`} />
          </li>,
        ]
      : []
  })
  return all.length === 0 ? (
    'None'
  ) : (
    <ul className="docs-lines">
      {links}
      {all.length > MOST && <li>{`and ${all.length - MOST} more`}</li>}
    </ul>
  )
}

function Enumerations() {
  const { enumerations } = useFacts()
  const seen = use((asked ??= readStories()))
  return enumerations.map(({ name, values }) => (
    <section key={name}>
      <h2 id={name}>{name.replace('.yaml ', ': ')}</h2>
      {UNREAD[name] === undefined ? (
        <Table
          heads={['Value', 'Seen in']}
          rows={placesOf(name, values).map(({ value, shownAs }) => [
            <code key="value">{value}</code>,
            <Seen key="seen" shownAs={shownAs} seen={seen} />,
          ])}
        />
      ) : (
        <p>{UNREAD[name]}</p>
      )}
    </section>
  ))
}

/** Each value of the contract's enumerations with the stories that show it. */
export function Contract() {
  return (
    <Suspense fallback={<p>{'Looking into every story…'}</p>}>
      <Enumerations />
    </Suspense>
  )
}
