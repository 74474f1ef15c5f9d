import { useLinkElement } from '../../components/link'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { QueuedApplicationView } from './applications.view'

export interface QueueProps {
  applications: readonly QueuedApplicationView[]
  /** The id of the one that is looked at. */
  current: string | null
}

/** Who waits, the longest first. The one that is looked at has a shelf's edge. */
export function Queue({ applications, current }: QueueProps) {
  const t = useWords(officeWords)
  const Element = useLinkElement()
  return (
    <nav aria-label={t('applications.queue')}>
      <ul className="rounded-lg border border-line bg-surface text-xs">
        {applications.map(({ id, company, person, place, age, late, href }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <Element
              href={href}
              aria-current={id === current ? 'true' : undefined}
              className={
                'grid gap-0.5 border-s-3 border-transparent px-3.5 py-2.5 text-ink no-underline -outline-offset-2 hover:bg-brand-quiet ' +
                'aria-[current]:border-shelf aria-[current]:bg-well'
              }
            >
              <b className="text-sm">{company}</b>
              <span>{person}</span>
              <span className="flex justify-between gap-3 text-ink-muted">
                <span className="truncate">{place}</span>
                <span className={`num flex-none ${late ? 'font-medium text-caution' : ''}`}>{age}</span>
              </span>
            </Element>
          </li>
        ))}
      </ul>
    </nav>
  )
}
