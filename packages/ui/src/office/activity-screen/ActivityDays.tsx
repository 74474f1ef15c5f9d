import type { ActivityDayView } from '@skafferi/domain/office/views'
import { Timeline } from '../../components/content/timeline'
import { useWords } from '../../words'
import { officeActivityWords } from '../../words/generated/office-activity'
import { useActivityTimeline } from '../activity-entry'

export interface ActivityDaysProps {
  days: readonly ActivityDayView[]
  /** True while older entries load. */
  loadingOlder: boolean
  /** The user wants to put back the old values of an entry, or of one product of it. */
  onPutBack: (event: { id: string; product?: string }) => void
  /** The user wants to see further products of an entry about many. */
  onShowProducts?: (event: { id: string }) => void
  /** The user requests older entries; `null` if there are none. */
  onOlder: (() => void) | null
}

/** The entries of the activity by day. */
export function ActivityDays({ days, onOlder, ...events }: ActivityDaysProps) {
  return days.map((day, index) => (
    <Day key={day.day.dateTime} {...day} {...events} onOlder={index === days.length - 1 ? onOlder : null} />
  ))
}

/** The entries of a day. */
function Day({
  day,
  isToday,
  entries,
  loadingOlder,
  onPutBack,
  onShowProducts,
  onOlder,
}: ActivityDayView & Omit<ActivityDaysProps, 'days'>) {
  const t = useWords(officeActivityWords)
  const entriesOf = useActivityTimeline(onPutBack, onShowProducts)
  const name = isToday ? t('today', { day: day.text }) : day.text
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-bold">
        <time dateTime={day.dateTime}>{name}</time>
      </h2>
      <Timeline
        label={name}
        background="page"
        entries={entriesOf(entries)}
        loadingOlder={loadingOlder}
        onLoadOlder={onOlder ?? undefined}
      />
    </section>
  )
}
