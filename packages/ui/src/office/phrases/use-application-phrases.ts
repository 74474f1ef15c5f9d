import type { ReadApplicationView, WaitingApplicationView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { OfficeApplicationView, QueuedApplicationView } from '../applications-screen/applications.view'

/** From so many hours on one counts in days. */
const A_DAY = 24

const STATES = { asked: 'application.isAsked', approved: 'application.isApproved', rejected: 'application.isRejected' } as const

/** Applications in words. */
export function useApplicationPhrases() {
  const t = useWords(officeWords)
  const ageOf = (hours: number) => (hours < A_DAY ? t('application.hours', { hours }) : t('application.days', { days: Math.floor(hours / A_DAY) }))
  return {
    ageOf,
    inQueue: ({ id, company, person, email, hours, late, href }: WaitingApplicationView): QueuedApplicationView => ({
      id,
      company,
      person,
      place: email,
      age: ageOf(hours),
      late,
      href,
    }),
    read({ facts, duplicates, licence, hours, ...application }: ReadApplicationView): OfficeApplicationView {
      const [joined] = duplicates.filter(({ kind }) => kind === 'company')
      const status = application.status
      return {
        ...application,
        waiting: status === 'pending' ? t('application.waits', { age: ageOf(hours) }) : t(STATES[status]),
        facts: facts.map(({ fact, value }) => ({ label: t(`application.fact.${fact}`), value, licence: null, note: null })),
        known: joined ? { company: joined.company, why: t('application.sameAs.company') } : null,
        licence: licence && { name: licence.name, href: licence.href, picture: licence.isPicture ? licence.href : null },
      }
    },
  }
}
