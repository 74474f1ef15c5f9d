import type { ActivityEntryView, RecordedChange } from '@skafferi/domain/office/views'
import { ForwardIcon } from '../../components/content/icon'
import { Link } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { useActivityText } from './use-activity-text'

/** The maximum number of listed changes; a text counts the others. */
const MAX_CHANGES = 6

/** An activity entry with its changed values. `named`: true if it starts with the actor's name; the default. */
export function ActivityEntry({ entry, named: isNamed = true }: { entry: ActivityEntryView; named?: boolean }) {
  const { textOf, nameOf } = useActivityText()
  const { actor, subject, changes } = entry
  return (
    <>
      {isNamed && <b>{nameOf(actor)}</b>} {textOf(entry)} {subject && <Subject subject={subject} />}
      {changes.length > 0 && <Changes changes={changes} />}
    </>
  )
}

function Subject({ subject: { text, href } }: { subject: NonNullable<ActivityEntryView['subject']> }) {
  return href === null ? (
    <span className="num text-ink-muted wrap-anywhere">{text}</span>
  ) : (
    <Link href={href}>{text}</Link>
  )
}

/** The changed values as recorded. Codes of the contract are converted to words. */
function Changes({ changes }: { changes: readonly RecordedChange[] }) {
  const t = useWords(officeWords)
  function partOf(field: string, { sku, from }: NonNullable<RecordedChange['of']>): string {
    if (field === 'stock') return t('activity.stockOf', { sku })
    return from === null ? t('activity.priceOf', { sku }) : t('activity.priceFrom', { sku, from })
  }
  return (
    <ul aria-label={t('activity.changes')} className="grid gap-0.5 pt-0.5 text-xs text-ink-muted">
      {changes.slice(0, MAX_CHANGES).map(({ field, of, before, after }) => (
        <li key={`${field} ${of?.sku} ${of?.from}`} className="flex flex-wrap items-center gap-x-1.5 wrap-anywhere">
          <span>{of === undefined ? readable(field) : partOf(field, of)}</span>
          {before !== null && <s>{readable(before)}</s>}
          {before !== null && after !== null && <ForwardIcon size="sm" />}
          {after !== null && <span className="text-ink">{readable(after)}</span>}
        </li>
      ))}
      {changes.length > MAX_CHANGES && <li>{t('activity.more', { count: changes.length - MAX_CHANGES })}</li>}
    </ul>
  )
}

const readable = (code: string) =>
  /^[a-z]+(_[a-z]+)*$/i.test(code)
    ? code
        .replaceAll('_', ' ')
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase()
    : code
