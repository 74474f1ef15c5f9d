import type { ReactNode } from 'react'
import { useLinkElement } from '../../components/link'

/** One that waits in a queue. */
export interface QueuedCase {
  /** Its id. */
  id: string
  /** Whom it is about or from. */
  who: string
  /** What is said below. */
  what: string
  /** Below that, at the start; nothing where there is nothing to say. */
  detail: ReactNode
  /** Since when it waits, at the end. */
  age: ReactNode
  /** Where it is looked at. */
  href: string
}

export interface CaseQueueProps {
  /** What waits here. */
  label: string
  cases: readonly QueuedCase[]
  /** The id of the one that is looked at. */
  current: string | null
}

/** What waits, in a column beside the one that is looked at, which has a shelf's edge. */
export function CaseQueue({ label, cases, current }: CaseQueueProps) {
  const Element = useLinkElement()
  return (
    <nav aria-label={label}>
      <ul className="rounded-lg border border-line bg-surface text-xs">
        {cases.map(({ id, who, what, detail, age, href }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <Element
              href={href}
              aria-current={id === current ? 'true' : undefined}
              className={
                'grid gap-0.5 border-s-3 border-transparent px-3.5 py-2.5 text-ink no-underline -outline-offset-2 hover:bg-brand-quiet ' +
                'aria-[current]:border-shelf aria-[current]:bg-well'
              }
            >
              <b className="text-sm wrap-anywhere">{who}</b>
              <span className="wrap-anywhere">{what}</span>
              <span className="num flex justify-between gap-3 text-ink-muted">
                <span className="truncate">{detail}</span>
                <span className="flex-none">{age}</span>
              </span>
            </Element>
          </li>
        ))}
      </ul>
    </nav>
  )
}
