import { Fragment, type ReactNode } from 'react'
import { PersonaContext } from '../apps/web/src/stories/story-persona'
import { LinkProvider, type LinkElementProps } from '../packages/ui/src/components/link'
import { WordsProvider } from '../packages/ui/src/words'
import { dressOf, type Toolbar } from './toolbar'

/** A link that shows and focuses like one but stays: a story has nowhere to go. */
function StayingLink({ onClick, ...props }: LinkElementProps) {
  return (
    <a
      {...props}
      onClick={(event) => {
        event.preventDefault()
        onClick?.(event)
      }}
    />
  )
}

interface StoryGroundProps {
  toolbar: Toolbar
  /** Whether the story stands among others on a page, and so brings its own ground along. */
  amongOthers: boolean
  children: ReactNode
}

/** What every story stands on. A change of network or language restarts it: what it has fetched or said is old. */
export function StoryGround({ toolbar, amongOthers, children }: StoryGroundProps) {
  const { locale, network, persona } = toolbar
  const story = <Fragment key={`${network} ${locale}`}>{children}</Fragment>
  return (
    <WordsProvider locale={locale}>
      <LinkProvider component={StayingLink}>
        <PersonaContext value={persona}>
          {amongOthers ? (
            <div className="docs-ground" {...dressOf(toolbar)}>
              {story}
            </div>
          ) : (
            story
          )}
        </PersonaContext>
      </LinkProvider>
    </WordsProvider>
  )
}
