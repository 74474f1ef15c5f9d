import { CheckIcon, WarningIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { ApplicationFactView } from './applications.view'

export interface ApplicationFactsProps {
  facts: readonly ApplicationFactView[]
}

/** The applicant's answers, with an icon for those that the licence confirms or contradicts. */
export function ApplicationFacts({ facts }: ApplicationFactsProps) {
  const t = useWords(officeWords)
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-xs leading-5">
      {facts.map(({ label, value, licence, note }) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="m-0 flex min-w-0 items-start justify-between gap-3 wrap-anywhere">
            <span className="min-w-0">
              {value}
              {note !== null && <span className="block text-caution">{note}</span>}
            </span>
            {licence !== null && (
              <span
                role="img"
                aria-label={t(licence === 'same' ? 'application.same' : 'application.differs')}
                className={licence === 'same' ? 'pt-0.5 text-positive' : 'pt-0.5 text-caution'}
              >
                {licence === 'same' ? <CheckIcon size="sm" /> : <WarningIcon size="sm" />}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
