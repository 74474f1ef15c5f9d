import type { RecordedChange } from '@skafferi/domain/office/views'
import { Diff, type DiffField } from '../../components/content/diff'
import { useWords } from '../../words'
import { officeActivityWords, type OfficeActivityWords } from '../../words/generated/office-activity'

/** The number of changes that are always visible. */
const maxVisible = 6

type Key<Prefix extends string> = Extract<keyof OfficeActivityWords, `${Prefix}.${string}`>

/** Converts a name without a text, e.g. of an earlier version, to words. */
const readable = (name: string) =>
  name
    .replace(/^.*\./, '')
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()

/** A change with its texts. */
type NamedChange = DiffField & { isFact: boolean }

/** Returns the texts of changes. */
export function useChangeTexts(): (changes: readonly RecordedChange[]) => NamedChange[] {
  const t = useWords(officeActivityWords)
  function labelOf({ field: code, of }: RecordedChange): string {
    const key = `field.${code}`
    const field = key in officeActivityWords.messages ? t(key as Key<'field'>) : readable(code)
    if (of === undefined) return field
    const { name, from } = of
    return from === null ? t('of', { name, field }) : t('ofFrom', { name, field, from })
  }
  function codeText(code: string): string {
    const key = `value.${code}`
    return key in officeActivityWords.messages ? t(key as Key<'value'>) : readable(code)
  }
  function textOf(kind: RecordedChange['kind'], value: string | null): string | null {
    if (value === null || (kind !== 'code' && kind !== 'codes')) return value
    return value.split(', ').map(codeText).join(', ')
  }
  return (changes) =>
    changes.map((change) => {
      const { field, of, kind, before, after } = change
      return {
        id: `${field} ${of?.name} ${of?.from}`,
        label: labelOf(change),
        // A code is marked as a whole, not by words.
        kind: kind === 'codes' ? 'list' : kind === 'code' ? 'number' : kind,
        before: textOf(kind, before ?? null),
        after: textOf(kind, after),
        isFact: before === undefined,
      }
    })
}

/** The changed values of an activity entry, and its values without an old one. */
export function ActivityChanges({ changes }: { changes: readonly RecordedChange[] }) {
  const t = useWords(officeActivityWords)
  const all = useChangeTexts()(changes)
  const [facts, compared] = [all.filter(({ isFact }) => isFact), all.filter(({ isFact }) => !isFact)]
  const hidden = compared.slice(maxVisible)
  return (
    <div className="grid max-w-176 gap-1">
      {facts.length > 0 && (
        <dl aria-label={t('facts')} className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-muted">
          {facts.map(({ id, label, after }) => (
            <div key={id} className="flex min-w-0 flex-wrap gap-x-1.5">
              <dt>{label}</dt>
              <dd className="num min-w-0 wrap-anywhere text-ink">{after}</dd>
            </div>
          ))}
        </dl>
      )}
      {compared.length > 0 && <Diff label={t('changes')} fields={compared.slice(0, maxVisible)} />}
      {hidden.length > 0 && (
        <details>
          <summary className="min-h-control-sm w-max max-w-full content-center rounded-sm text-link">
            {t('more', { count: hidden.length })}
          </summary>
          <Diff label={t('changes')} fields={hidden} />
        </details>
      )}
    </div>
  )
}
