import type { ActivityEntryView, ActivitySubject } from '@skafferi/domain/office/views'
import { Link } from '../../components/actions/link'
import { useActivityText } from './use-activity-text'
import { useSubjectName } from './use-subject-name'

/** The sentence of an activity entry. `named`: true if it starts with the actor's name; the default. */
export function ActivityEntry({ entry, named: isNamed = true }: { entry: ActivityEntryView; named?: boolean }) {
  const { textOf, nameOf } = useActivityText()
  const { actor, subject } = entry
  return (
    <>
      {isNamed && <b>{nameOf(actor)}</b>} {textOf(entry)} {subject && <Subject subject={subject} />}
    </>
  )
}

function Subject({ subject }: { subject: ActivitySubject }) {
  const name = useSubjectName()(subject)
  const sku = subject.kind === 'settings' ? null : subject.sku
  return (
    <>
      {subject.href === null ? (
        <span className="num text-ink-muted wrap-anywhere">{name}</span>
      ) : (
        <Link href={subject.href}>{name}</Link>
      )}
      {sku !== null && <span className="num text-ink-muted"> {sku}</span>}
    </>
  )
}
