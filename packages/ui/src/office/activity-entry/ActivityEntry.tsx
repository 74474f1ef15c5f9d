import type { ActivityEntryView, RecordedChange } from '@skafferi/domain/office/views'
import { ForwardIcon } from '../../components/icon'
import { Link } from '../../components/link'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { useActivityText } from './use-activity-text'

/** So many changes are told; further ones are counted. */
const SHOWN = 6

/** Who did what to what, and the values that it changed. `named`: whether who did it is said here; `true` by default. */
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

/** Values as they were recorded: the store's own names, in words. */
function Changes({ changes }: { changes: readonly RecordedChange[] }) {
  const t = useWords(officeWords)
  function partOf(field: string, { sku, from }: NonNullable<RecordedChange['of']>): string {
    if (field === 'stock') return t('activity.stockOf', { sku })
    return from === null ? t('activity.priceOf', { sku }) : t('activity.priceFrom', { sku, from })
  }
  return (
    <ul aria-label={t('activity.changes')} className="grid gap-0.5 pt-0.5 text-xs text-ink-muted">
      {changes.slice(0, SHOWN).map(({ field, of, before, after }) => (
        <li key={`${field} ${of?.sku} ${of?.from}`} className="flex flex-wrap items-center gap-x-1.5 wrap-anywhere">
          <span>{of === undefined ? named(field) : partOf(field, of)}</span>
          {before !== null && <s>{named(before)}</s>}
          {before !== null && after !== null && <ForwardIcon size="sm" />}
          {after !== null && <span className="text-ink">{named(after)}</span>}
        </li>
      ))}
      {changes.length > SHOWN && <li>{t('activity.more', { count: changes.length - SHOWN })}</li>}
    </ul>
  )
}

const named = (code: string) =>
  /^[a-z]+(_[a-z]+)*$/i.test(code)
    ? code
        .replaceAll('_', ' ')
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase()
    : code
