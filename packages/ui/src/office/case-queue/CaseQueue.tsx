import type { ReactNode } from 'react'
import { useLinkElement } from '../../components/actions/link'

/** An item of the queue. */
export interface QueuedCase {
  id: string
  /** The company or person. */
  title: string
  /** The subject, below the name. */
  subtitle: string
  /** Further details in the last line, at the start. */
  detail: ReactNode
  /** The time of filing or the waiting time in the last line, at the end. */
  time: ReactNode
  /** URL of its page. */
  href: string
}

export interface CaseQueueProps {
  /** The accessible name of the list. */
  label: string
  cases: readonly QueuedCase[]
  /** The id of the open item. */
  current: string | null
}

/** A list of open items beside the current one, which is marked with a colored border. */
export function CaseQueue({ label, cases, current }: CaseQueueProps) {
  const Element = useLinkElement()
  return (
    <nav aria-label={label}>
      <ul className="rounded-lg border border-line bg-surface text-xs">
        {cases.map(({ id, title, subtitle, detail, time, href }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <Element
              href={href}
              aria-current={id === current ? 'true' : undefined}
              className={
                'grid grid-cols-[minmax(0,1fr)] gap-0.5 border-s-3 border-transparent px-3.5 py-2.5 text-ink ' +
                'no-underline -outline-offset-2 hover:bg-brand-quiet ' +
                'aria-[current]:border-shelf aria-[current]:bg-well'
              }
            >
              <b className="text-sm wrap-anywhere">{title}</b>
              <span className="wrap-anywhere">{subtitle}</span>
              <span className="num flex flex-wrap justify-between gap-x-3 text-ink-muted">
                <span className="min-w-0 wrap-anywhere">{detail}</span>
                <span>{time}</span>
              </span>
            </Element>
          </li>
        ))}
      </ul>
    </nav>
  )
}
