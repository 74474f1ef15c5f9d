import { useContext, useState, type FC } from 'react'
import { Anchor, Canvas, DocsContext, Source } from '@storybook/addon-docs/blocks'
import { HooksContext } from 'storybook/preview-api'
import type { PreparedStory } from 'storybook/internal/types'
import { exampleCode } from '../../packages/ui/build/example-code'
import { StoryWindow } from './StoryWindow'
import { needsWindow } from './needs-window'
import { folderOf, useFacts } from './use-facts'

/** True if a story renders something other than its component with its arguments, so that no code can be shown. */
const hasCustomRender = ({ moduleExport }: PreparedStory) =>
  (moduleExport as { render?: unknown } | undefined)?.render !== undefined

/** A story, on the page itself if possible, otherwise in a frame; with its code. */
export function Example({ story }: { story: PreparedStory }) {
  const { parts } = useFacts()
  const code = hasCustomRender(story)
    ? undefined
    : exampleCode(
        {
          component: story.component,
          args: story.initialArgs,
          folder: folderOf(story.parameters.fileName as string | undefined),
        },
        parts,
      )
  return (
    <>
      <Anchor storyId={story.id}> </Anchor>
      {needsWindow(story) ? <StoryWindow story={story} /> : <Canvas of={story.moduleExport} sourceState="none" />}
      {code !== undefined && (
        <details className="docs-code">
          <summary>Code</summary>
          <Source code={code} language="tsx" />
        </details>
      )}
    </>
  )
}

interface SpecimenProps {
  story: PreparedStory
  /** Arguments that differ from the story's own. */
  args?: Readonly<Record<string, unknown>>
}

/** Renders a story again on the same page with other arguments, without its play function. */
export function Specimen({ story, args }: SpecimenProps) {
  const docs = useContext(DocsContext)
  const [hooks] = useState(() => new HooksContext())
  const context = { ...docs.getStoryContext(story), hooks, args: { ...story.initialArgs, ...args } }
  const Story = story.unboundStoryFn as unknown as FC<typeof context>
  return <Story {...context} />
}
