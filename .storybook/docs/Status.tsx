import { Suspense } from 'react'
import type { StoryIndexEntry } from 'storybook/internal/types'
import { isPicture, useIndex } from './atlas/use-index'
import { GuideText, PageLink } from './GuideBlock'
import { statusOf } from './status'
import { Table } from './Table'
import { useFacts } from './use-facts'

const HEADS = ['Component', 'Status', 'Pictures', 'Tests', 'Themes', 'Right to left', 'Narrow', 'Keyboard']
const GROUPS = ['Components', 'Commerce'] as const

const figure = new Intl.NumberFormat('en')

/** What a component's stories cover, by their names and tags. */
function coverageOf(stories: readonly StoryIndexEntry[]) {
  const has = (names: RegExp) => stories.some(({ name }) => names.test(name.replaceAll(' ', '')))
  return [
    has(/^Themes$/) || (has(/Dark/) && has(/HighContrast/)),
    has(/^RightToLeft/),
    has(/Narrow|Phone/),
    stories.some(({ tags }) => tags?.includes('keyboard')),
  ].map((isCovered) => (isCovered ? 'Yes' : '–'))
}

function Rows({ group }: { group: string }) {
  const { pages, version } = useFacts()
  const stories = useIndex()
  const parts = pages.filter(({ title }) => title.startsWith(`${group}/`))
  const rows = parts
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ id, name, title, ...part }) => {
      const own = stories.filter((story) => story.title === title)
      const pictures = own.filter(isPicture).length
      return [
        <PageLink key="name" id={id} name={name} />,
        <GuideText key="status" text={statusOf(part, version)} />,
        figure.format(pictures),
        figure.format(own.length - pictures),
        ...coverageOf(own),
      ]
    })
  return (
    <>
      <h2 id={group}>
        {group}: {figure.format(rows.length)}
      </h2>
      <div className="docs-dense">
        <Table heads={HEADS} rows={rows} />
      </div>
    </>
  )
}

/** Every component with its status and what its stories cover. */
export function Status() {
  return (
    <Suspense fallback={null}>
      {GROUPS.map((group) => (
        <Rows key={group} group={group} />
      ))}
    </Suspense>
  )
}
