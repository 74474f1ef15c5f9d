import { Suspense, useContext, useState } from 'react'
import { Description, DocsContext, useOf } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import type { Guide, GuidePart } from '../../packages/ui/src/internal/stories/guide'
import { Anatomy } from './Anatomy'
import { Example } from './Example'
import { GuideText, GuideBlock } from './GuideBlock'
import { Head } from './Head'
import { Pairs } from './Pairs'
import { PropsTable } from './PropsTable'
import type { RoleEntry } from './read-roles'
import { Related } from './Related'
import { Situations } from './Situations'
import { Keyboard, Accessibility } from './Accessibility'
import { Tokens } from './Tokens'
import { folderOf, useFacts } from './use-facts'

/** A stable empty list: a new one would restart the measurement. */
const NO_PARTS: readonly GuidePart[] = []

/** True for stories on a component's page: its states, but not tests of behaviour. */
const isListed = ({ tags, usesMount }: PreparedStory) =>
  tags.includes('autodocs') && !tags.includes('behaviour') && !usesMount

const isMatrix = ({ name }: PreparedStory) => name === 'States'

/** The guide's rules on texts and widths. */
function ContentRules({ guide }: { guide: Guide }) {
  return (
    <>
      {guide.content && (
        <>
          <h2 id="content">Content</h2>
          <ul>
            {guide.content.map((line) => (
              <li key={line}>
                <GuideText text={line} />
              </li>
            ))}
          </ul>
        </>
      )}
      {guide.widths && (
        <>
          <h2 id="widths">Widths</h2>
          <p>
            <GuideText text={guide.widths} />
          </p>
        </>
      )}
    </>
  )
}

/** The page of a component or a screen: guide, anatomy, props, and every state. */
function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext).componentStories()
  const { parts } = useFacts()
  const [roles, setRoles] = useState<readonly RoleEntry[] | null>(null)
  const [primary, ...rest] = stories.filter(isListed)
  // The matrix of all states is the best overview of them.
  const others = [...rest.filter(isMatrix), ...rest.filter((story) => !isMatrix(story))]
  const guide = preparedMeta.parameters.guide as Guide | undefined
  const fileName = preparedMeta.parameters.fileName as string | undefined
  const folder = folderOf(fileName)
  const isScreen = /^(screens|office)\//.test(folder)
  return (
    <>
      <Head title={preparedMeta.title} fileName={fileName} folder={folder} guide={guide} />
      {primary && <Example story={primary} />}
      {guide && <GuideBlock guide={guide} />}
      {primary && typeof guide?.pairs === 'object' && <Pairs story={primary} pairs={guide.pairs} />}
      {primary && !isScreen && <Anatomy story={primary} parts={guide?.parts ?? NO_PARTS} onRead={setRoles} />}
      {guide && <ContentRules guide={guide} />}
      {guide && <Keyboard keys={guide.keys} />}
      <Accessibility guide={guide} roles={roles} />
      <PropsTable name={preparedMeta.title.split('/').at(-1)!} folder={folder} argTypes={preparedMeta.argTypes} />
      <Tokens tokens={parts[folder]?.tokens ?? []} uses={parts[folder]?.uses ?? []} />
      <Related folder={folder} />
      {others.length > 0 && <h2 id="states">States</h2>}
      {others.map((story) => (
        <section key={story.id} className="docs-story-section">
          <h3 id={`state-${story.id}`}>{story.name}</h3>
          <Description of={story.moduleExport} />
          <Example story={story} />
        </section>
      ))}
    </>
  )
}

/** Pages and flows list their situations; everything else is a component. */
function Page() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return /^(Pages|Flows)\//.test(preparedMeta.title) ? <Situations /> : <PartPage />
}

/** A documentation page, rendered once its facts are loaded. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  )
}
