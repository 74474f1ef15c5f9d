import type { PreparedStory } from 'storybook/internal/types'
import type { GuidePair } from '../../packages/ui/src/internal/stories/guide'
import { Specimen } from './Example'
import { GuideText, RuleIcon } from './GuideBlock'

function Picture({ good, story, args }: { good: boolean; story: PreparedStory; args: GuidePair['right'] }) {
  return (
    <figure className="docs-pair" data-good={good}>
      <div className="docs-pair-picture" inert>
        <Specimen story={story} args={args} />
      </div>
      <figcaption className="sb-unstyled">
        <RuleIcon good={good} />
        {good ? 'Do' : 'Don’t'}
      </figcaption>
    </figure>
  )
}

/** Good and bad examples side by side, with the reason. */
export function Pairs({ story, pairs }: { story: PreparedStory; pairs: readonly GuidePair[] }) {
  return pairs.map(({ right, wrong, because }) => (
    <div key={because} className="docs-pairs">
      <Picture good story={story} args={right} />
      <Picture good={false} story={story} args={wrong} />
      <p>
        <GuideText text={because} />
      </p>
    </div>
  ))
}
