import { useContext } from 'react'
import { Description, DocsContext, useOf } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import { pages } from '../../apps/web/src/pages'
import { PageLink } from './GuideBlock'
import { Head } from './Head'
import { Example } from './Example'
import { Table } from './Table'
import { pathOf } from './use-facts'

const ACCESS = { open: 'Everyone', guest: 'Visitors who are not signed in', customer: 'Customers' } as const

/** URL and audience of the page that a story file documents, from the app's list of pages. */
function Address({ fileName }: { fileName: string | undefined }) {
  const route = /routes\/([\w-]+)\.stories/.exec(pathOf(fileName))?.[1] ?? ''
  // Pages that share a file have stories by name.
  const found = Object.entries(pages).find(([name, one]) =>
    [name, one.route].some((file) => route === file || route.startsWith(`${file}-`)),
  )
  const page = found?.[1]
  if (page === undefined) return null
  return (
    <dl className="docs-tokens docs-facts sb-unstyled">
      <div>
        <dt>Address</dt>
        <dd>
          <code>{page.path}</code>
        </dd>
      </div>
      <div>
        <dt>For</dt>
        <dd>{ACCESS[page.access]}</dd>
      </div>
    </dl>
  )
}

const isPicture = ({ tags, usesMount }: PreparedStory) => !tags.includes('behaviour') && !usesMount

/** The documentation of a page or a flow: its purpose and its situations. */
export function Situations() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext).componentStories()
  const fileName = preparedMeta.parameters.fileName as string | undefined
  const [first] = stories.filter(isPicture)
  return (
    <>
      <Head title={preparedMeta.title} fileName={fileName} folder="" guide={undefined} />
      <Address fileName={fileName} />
      {first && <Example story={first} />}
      <h2 id="situations">Situations</h2>
      <Table
        heads={['Story', 'Situation']}
        rows={stories.map((story) => [
          <PageLink key="story" kind="story" id={story.id} name={story.name} />,
          <Description key="situation" of={story.moduleExport} />,
        ])}
      />
    </>
  )
}
