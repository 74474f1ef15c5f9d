import type { Guide } from '../../packages/ui/src/internal/stories/guide'
import { useFacts } from './use-facts'

/** Links the names of components in a text to their pages. */
function Linked({ text }: { text: string }) {
  const { pages } = useFacts()
  return text.split(/\b([A-Z][a-z]+(?:[A-Z][a-z]+)*)\b/).map((part, index) => {
    const page = index % 2 === 1 ? pages.find(({ name }) => name === part) : undefined
    return page ? <PageLink key={index} id={page.id} name={part} /> : part
  })
}

/** A link to another page of Storybook. */
export function PageLink({ id, name, kind = 'docs' }: { id: string; name: string; kind?: 'docs' | 'story' }) {
  return (
    <a href={`./?path=/${kind}/${id}`} target="_top">
      {name}
    </a>
  )
}

/** A line of a guide with inline code in backticks and linked component names. */
export function GuideText({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : <Linked key={index} text={part} />))
}

interface ColumnProps {
  /** True for recommendations, false for mistakes. */
  good: boolean
  title: string
  lines: readonly string[]
}

export function RuleIcon({ good }: { good: boolean }) {
  return (
    <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden fill="none" stroke="currentColor" strokeWidth={2}>
      <path d={good ? 'M4 10.5l4 4L16 6' : 'M5 5l10 10M15 5L5 15'} />
    </svg>
  )
}

function Column({ good, title, lines }: ColumnProps) {
  if (lines.length === 0) return null
  return (
    <section className="docs-rule" data-good={good}>
      <h3>
        <RuleIcon good={good} />
        {title}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <GuideText text={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** When to use a component, and how. */
export function GuideBlock({ guide }: { guide: Guide }) {
  return (
    <>
      <h2 id="guide">Usage</h2>
      <div className="docs-rules sb-unstyled">
        <Column good title="Use it when" lines={guide.use} />
        <Column good={false} title="Use something else when" lines={guide.avoid} />
        <Column good title="Do" lines={guide.do} />
        <Column good={false} title="Don’t" lines={guide.dont} />
      </div>
    </>
  )
}
