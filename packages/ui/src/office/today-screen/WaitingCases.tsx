import { Link } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { WaitingCaseView } from './today.view'

export interface WaitingCasesProps {
  cases: readonly WaitingCaseView[]
}

/** The cases that wait for an answer, oldest first. */
export function WaitingCases({ cases }: WaitingCasesProps) {
  const t = useWords(officeWords)
  if (cases.length === 0) {
    return <p className="rounded-lg border border-line bg-surface p-4 text-ink-muted">{t('today.answersNothing')}</p>
  }
  return (
    <ul className="rounded-lg border border-line bg-surface">
      {cases.map(({ id, title, description, href, age, late }) => (
        <li key={id} className="flex gap-3 border-b border-line px-4 py-2.5 text-xs last:border-b-0">
          <span className="grid min-w-0 gap-0.5">
            <Link href={href} variant="quiet">
              <b className="text-sm">{title}</b>
            </Link>
            <span className="text-ink-muted wrap-anywhere">{description}</span>
          </span>
          <span className={`num ms-auto flex-none ${late ? 'font-medium text-caution' : 'text-ink-muted'}`}>{age}</span>
        </li>
      ))}
    </ul>
  )
}
