/// <reference types="vite/client" />
import { Suspense, use } from 'react'
import { displaysOf, NOT_DISPLAYED, valuesOf } from '../../../packages/ui/src/internal/stories/displayed-values'
import { PageLink } from '../GuideBlock'
import { Table } from '../Table'
import { useFacts } from '../use-facts'
import { useIndex } from './use-index'

type StoryFile = Record<string, { args?: object }>

const files = import.meta.glob<StoryFile>(
  '../../../packages/ui/src/{components,commerce,screens,office}/**/*.stories.tsx',
)

let storiesPromise: Promise<ReadonlyMap<string, readonly string[]>> | undefined

/** Stories by the values they show: `status=pending`. */
async function readStories(): Promise<ReadonlyMap<string, readonly string[]>> {
  const storiesByValue = new Map<string, string[]>()
  for (const [path, load] of Object.entries(files)) {
    const { default: meta, ...stories } = await load()
    // An object shared by several stories of a file is attributed to the first of them.
    const visited = new Set<unknown>()
    for (const [name, story] of Object.entries(stories)) {
      const storyPath = `./${path.replace(/^(\.\.\/)+/, '')}#${name}`
      for (const value of valuesOf({ ...meta?.args, ...story.args }, '', new Set(), visited))
        storiesByValue.set(value, [...(storiesByValue.get(value) ?? []), storyPath])
    }
  }
  return storiesByValue
}

/** Maximum number of stories listed for a value. */
const MAX_STORIES = 3

function StoryLinks({
  shownAs,
  storiesByValue,
}: {
  shownAs: readonly string[]
  storiesByValue: ReadonlyMap<string, readonly string[]>
}) {
  const index = useIndex()
  const { lists } = useFacts()
  const all = shownAs.flatMap((value) => [...(lists[value] ?? []), ...(storiesByValue.get(value) ?? [])])
  const links = all.slice(0, MAX_STORIES).flatMap((storyPath) => {
    // If a story file shows a whole list, the file's first story is linked.
    const story = index.find(
      ({ importPath, exportName }) => storyPath === importPath || storyPath === `${importPath}#${exportName}`,
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
      {all.length > MAX_STORIES && <li>{`and ${all.length - MAX_STORIES} more`}</li>}
    </ul>
  )
}

/** "Cart: tax, explanation code" for `cart.yaml Tax.explanation_code`. */
function inWords(name: string): string {
  const [file = '', path = ''] = name.split('.yaml ')
  const words = path.replaceAll('.', ', ').replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, ' ')
  return `${file.charAt(0).toUpperCase()}${file.slice(1).replaceAll(/[-/]/g, ' ')}: ${words.toLowerCase()}`
}

function Enumerations() {
  const { enumerations } = useFacts()
  const storiesByValue = use((storiesPromise ??= readStories()))
  return enumerations.map(({ name, values }) => (
    <section key={name}>
      <h2 id={name}>{inWords(name)}</h2>
      <p>
        <code>{name}</code>
      </p>
      {NOT_DISPLAYED[name] === undefined ? (
        <Table
          heads={['Value', 'Stories']}
          rows={displaysOf(name, values).map(({ value, shownAs }) => [
            <code key="value">{value}</code>,
            <StoryLinks key="seen" shownAs={shownAs} storiesByValue={storiesByValue} />,
          ])}
        />
      ) : (
        <p>{NOT_DISPLAYED[name]}</p>
      )}
    </section>
  ))
}

/** Each value of the contract's enumerations with the stories that show it. */
export function Contract() {
  return (
    <Suspense fallback={<p>{'Loading stories…'}</p>}>
      <Enumerations />
    </Suspense>
  )
}
