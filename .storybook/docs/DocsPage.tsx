import { useContext } from 'react'
import { Anchor, Canvas, Description, DocsContext, useOf } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import type { Guide } from '../../packages/ui/src/internal/stories/guide'
import { GuideBlock } from './GuideBlock'
import { PropsTable } from './PropsTable'
import { StoryWindow } from './StoryWindow'
import { needsWindow } from './needs-window'

/** One story as it is: in the page where it can be, in a window of its own where it needs one. */
function Example({ story }: { story: PreparedStory }) {
  return (
    <>
      <Anchor storyId={story.id}> </Anchor>
      {needsWindow(story) ? <StoryWindow story={story} /> : <Canvas of={story.moduleExport} />}
    </>
  )
}

/** What a page shows of a component: its states, and not what only proves how it behaves. */
const isShown = ({ tags, usesMount }: PreparedStory) =>
  tags.includes('autodocs') && !tags.includes('behaviour') && !usesMount

/** The page of a component: when to use it, how, what it takes, and every state it has. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext).componentStories()
  const [primary, ...others] = stories.filter(isShown)
  const [group, ...rest] = preparedMeta.title.split('/')
  const guide = preparedMeta.parameters.guide as Guide | undefined
  return (
    <>
      <p className="docs-eyebrow">{group}</p>
      <h1 className="docs-title">{rest.join(' / ')}</h1>
      <div className="docs-lead">
        <Description of="meta" />
      </div>
      {primary && <Example story={primary} />}
      {guide && <GuideBlock guide={guide} />}
      <PropsTable argTypes={preparedMeta.argTypes} />
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
