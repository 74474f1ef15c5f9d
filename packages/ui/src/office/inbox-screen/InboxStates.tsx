import { useLinkElement } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'

export interface InboxStatesProps {
  states: readonly { id: string; label: string; href: string }[]
  current: string
}

/** Links above a list to its states, e.g. open and closed. */
export function InboxStates({ states, current }: InboxStatesProps) {
  const t = useWords(officeInboxWords)
  const Element = useLinkElement()
  return (
    <nav aria-label={t('inbox.state')} className="flex gap-4 text-sm">
      {states.map(({ id, label, href }) => (
        <Element
          key={id}
          href={href}
          aria-current={id === current ? 'page' : undefined}
          className={
            'min-w-6 py-1 text-ink-muted underline underline-offset-4 aria-[current]:font-bold ' +
            'aria-[current]:text-ink aria-[current]:no-underline pointer-coarse:min-w-control pointer-coarse:py-3'
          }
        >
          {label}
        </Element>
      ))}
    </nav>
  )
}
