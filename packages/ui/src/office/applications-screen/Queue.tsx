import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { CaseQueue } from '../case-queue'
import type { QueuedApplicationView } from './applications.view'

export interface QueueProps {
  applications: readonly QueuedApplicationView[]
  /** The id of the open application. */
  current: string | null
}

/** The list of waiting applications, oldest first. */
export function Queue({ applications, current }: QueueProps) {
  const t = useWords(officeWords)
  const queued = applications.map(({ id, company, person, detail, age, late, href }) => ({
    id,
    title: company,
    subtitle: person,
    detail,
    time: late ? <span className="font-medium text-caution">{age}</span> : age,
    href,
  }))
  return <CaseQueue label={t('applications.queue')} cases={queued} current={current} />
}
