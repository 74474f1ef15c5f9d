import type { WaitingApplicationView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import type { QueuedApplicationView } from '../applications-screen/applications.view'

/** From so many hours on one counts in days. */
const A_DAY = 24

/** Waiting applications in words. */
export function useApplicationPhrases() {
  const t = useWords(officeWords)
  const ageOf = (hours: number) =>
    hours < A_DAY ? t('application.hours', { hours }) : t('application.days', { days: Math.floor(hours / A_DAY) })
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
  }
}
