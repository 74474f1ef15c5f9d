import type { ListedApplicationView } from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeApplicationsWords } from '../../words/generated/office-applications'
import type { QueuedApplicationView } from '../applications-screen/applications.view'

/** From this number of hours, ages are shown in days. */
const HOURS_PER_DAY = 24

/** Texts of waiting applications. */
export function useApplicationPhrases() {
  const t = useWords(officeApplicationsWords)
  const ageOf = (hours: number) =>
    hours < HOURS_PER_DAY
      ? t('application.hours', { hours })
      : t('application.days', { days: Math.floor(hours / HOURS_PER_DAY) })
  return {
    ageOf,
    toQueued: ({ id, company, person, email, hours, late, href }: ListedApplicationView): QueuedApplicationView => ({
      id,
      company,
      person,
      detail: email,
      age: ageOf(hours),
      late,
      href,
    }),
  }
}
