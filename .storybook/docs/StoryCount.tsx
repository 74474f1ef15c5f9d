import { Suspense } from 'react'
import { isPicture, useIndex } from './atlas/use-index'
import { Table } from './Table'

const GROUPS = ['Components', 'Commerce', 'Screens', 'Office', 'Pages', 'Flows']

const figure = new Intl.NumberFormat('en')

function Counts() {
  const stories = useIndex()
  const rows = GROUPS.map((group) => {
    const own = stories.filter(({ title }) => title.startsWith(`${group}/`))
    const files = new Set(own.map(({ importPath }) => importPath)).size
    const pictures = own.filter(isPicture).length
    return [group, ...[files, pictures, own.length - pictures].map((count) => figure.format(count))]
  })
  return <Table heads={['Group', 'Documentation pages', 'Stories of states', 'Tests of behaviour']} rows={rows} />
}

/** The number of stories, counted when the page is opened. */
export function StoryCount() {
  return (
    <Suspense fallback={null}>
      <Counts />
    </Suspense>
  )
}
