import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { CaseQueue } from '../case-queue'
import type { QueuedApplicationView } from './applications.view'

export interface QueueProps {
  applications: readonly QueuedApplicationView[]
  /** The id of the one that is looked at. */
  current: string | null
}

/** Who waits, the longest first. */
export function Queue({ applications, current }: QueueProps) {
  const t = useWords(officeWords)
  const queued = applications.map(({ id, company, person, place, age, late, href }) => ({
    id,
    who: company,
    what: person,
    detail: place,
    age: late ? <span className="font-medium text-caution">{age}</span> : age,
    href,
  }))
  return <CaseQueue label={t('applications.queue')} cases={queued} current={current} />
}
