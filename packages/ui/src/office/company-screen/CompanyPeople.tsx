import type { CompanyPersonView } from '@skafferi/domain/office/views'
import { Badge } from '../../components/content/badge'
import { CheckIcon, CloseIcon, LockIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

const LOOKS = {
  active: { tone: 'positive', Icon: CheckIcon },
  blocked: { tone: 'critical', Icon: LockIcon },
  erased: { tone: 'neutral', Icon: CloseIcon },
} as const

/** The customers of a company, in columns on wide screens and below the name on a phone. */
export function CompanyPeople({ people }: { people: readonly CompanyPersonView[] }) {
  const t = useWords(officeWords)
  return (
    <ul aria-label={t('company.people')} className="rounded-lg border border-line bg-surface text-xs">
      {people.map(({ id, name, email, phone, role, state, since }) => {
        const { tone, Icon } = LOOKS[state]
        return (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0 md:grid md:grid-cols-[minmax(0,1fr)_5rem_9rem_9rem] md:gap-x-4"
          >
            <span className="grid min-w-0 max-md:basis-full">
              <b className="text-sm wrap-anywhere">{name}</b>
              <span className="text-ink-muted wrap-anywhere">{email}</span>
              {phone !== null && <span className="num text-ink-muted">{phone}</span>}
            </span>
            <span>{t(`company.role.${role}`)}</span>
            <span>
              <Badge tone={tone} icon={<Icon size="sm" />}>
                {t(`company.person.${state}`)}
              </Badge>
            </span>
            <span className="num text-ink-muted">{t('company.personSince', { when: since })}</span>
          </li>
        )
      })}
    </ul>
  )
}
