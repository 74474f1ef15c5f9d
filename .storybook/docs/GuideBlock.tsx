import type { Guide } from '../../packages/ui/src/internal/stories/guide'

/** A line of a guide; what stands in backticks is code. */
function Coded({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}

interface ColumnProps {
  /** Whether it says what is right, or what is wrong. */
  good: boolean
  title: string
  lines: readonly string[]
}

function Sign({ good }: { good: boolean }) {
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
        <Sign good={good} />
        {title}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Coded text={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "Arrow Down" is one key, "Shift + Tab" are two. */
function Keys({ keys }: { keys: string }) {
  return keys.split('+').map((key, index) => (
    <span key={key}>
      {index > 0 && ' + '}
      <kbd>{key.trim()}</kbd>
    </span>
  ))
}

/** What somebody needs to choose a component and to use it well. */
export function GuideBlock({ guide }: { guide: Guide }) {
  return (
    <>
      <h2 id="guide">When and how</h2>
      <div className="docs-rules sb-unstyled">
        <Column good title="Use it when" lines={guide.use} />
        <Column good={false} title="Use something else when" lines={guide.avoid} />
        <Column good title="Do" lines={guide.do} />
        <Column good={false} title="Don’t" lines={guide.dont} />
      </div>
      {guide.keys.length > 0 && (
        <>
          <h2 id="keyboard">Keyboard</h2>
          <table className="docs-table sb-unstyled">
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              {guide.keys.map(({ key, does }) => (
                <tr key={key + does}>
                  <th scope="row">
                    <Keys keys={key} />
                  </th>
                  <td>
                    <Coded text={does} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  )
}
