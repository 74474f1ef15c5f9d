import type { CaseKind, ListedCaseView } from '@skafferi/domain/office/views'
import { useLinkElement } from '../../components/link'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'

export interface CaseQueueProps {
  kind: CaseKind
  cases: readonly ListedCaseView[]
  /** The id of the one that is looked at. */
  current: string | null
}

/** Who wrote, the newest first. The one that is looked at has a shelf's edge. */
export function CaseQueue({ kind, cases, current }: CaseQueueProps) {
  const t = useWords(officeInboxWords)
  const Element = useLinkElement()
  return (
    <nav aria-label={t(`inbox.${kind}`)}>
      <ul className="rounded-lg border border-line bg-surface text-xs">
        {cases.map(({ id, who, subject, number, time, href }) => (
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
              <span className="wrap-anywhere">{subject}</span>
              <span className="num flex justify-between gap-3 text-ink-muted">
                <span>{number !== null && t('case.number', { number: String(number) })}</span>
                <time dateTime={time.dateTime} className="flex-none">
                  {time.text}
                </time>
              </span>
            </Element>
          </li>
        ))}
      </ul>
    </nav>
  )
}
