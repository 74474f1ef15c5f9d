import { Fragment, type ReactNode } from 'react'
import { PersonaContext } from '../apps/web/src/stories/story-persona'
import { brand } from '../packages/brand/src/brand'
import { BrandProvider } from '../packages/ui/src/components/content/brand'
import { LinkProvider, type LinkElementProps } from '../packages/ui/src/components/actions/link'
import { WordsProvider } from '../packages/ui/src/words'
import { toolbarAttributes, type Toolbar } from './toolbar'

/** A link that prevents navigation, because stories have no other pages. */
function StoryLink({ onClick, ...props }: LinkElementProps) {
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

interface StoryProvidersProps {
  toolbar: Toolbar
  /** True if the story is on a documentation page with others, and needs its own background. */
  onDocsPage: boolean
  children: ReactNode
}

/** Wraps every story. A change of network or language remounts it, because its loaded data and texts are outdated. */
export function StoryProviders({ toolbar, onDocsPage, children }: StoryProvidersProps) {
  const { locale, network, persona } = toolbar
  const story = <Fragment key={`${network} ${locale}`}>{children}</Fragment>
  return (
    <WordsProvider locale={locale}>
      <LinkProvider component={StoryLink}>
        <BrandProvider brand={brand}>
          <PersonaContext value={persona}>
            {onDocsPage ? (
              <div className="docs-ground" {...toolbarAttributes(toolbar)}>
                {story}
              </div>
            ) : (
              story
            )}
          </PersonaContext>
        </BrandProvider>
      </LinkProvider>
    </WordsProvider>
  )
}
