import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { Badge } from '../badge'
import { ForwardIcon, WarningIcon } from '../icon'
import type { DiffField } from './field'
import { differenceOf } from './difference'

interface DiffTextProps {
  field: DiffField
  side: 'before' | 'after'
}

/** One side of a changed field. Removed values are struck through; in a text only the changed words are marked. */
function DiffText({ field: { before, after, kind = 'text' }, side }: DiffTextProps) {
  const t = useWords(officePartsWords)
  const value = side === 'before' ? before : after
  if (kind === 'list') {
    if (value === null) return null
    return side === 'before' ? (
      <span className="font-regular">
        {t('diff.removed')} <del>{value}</del>
      </span>
    ) : (
      <span className="font-regular">
        {t('diff.added')} <ins className="font-bold no-underline">{value}</ins>
      </span>
    )
  }
  if (value === null) {
    return <span className="font-regular text-ink-muted">{t(side === 'before' ? 'diff.empty' : 'diff.cleared')}</span>
  }
  if (kind === 'text' && before !== null && after !== null) {
    const parts = differenceOf(before, after)
    const changed = parts[side].trimEnd()
    const trailingSpace = parts[side].slice(changed.length)
    return (
      <span className="font-regular">
        {parts.start}
        {changed !== '' &&
          (side === 'before' ? <del>{changed}</del> : <ins className="font-bold underline-offset-3">{changed}</ins>)}
        {trailingSpace}
        {parts.end}
      </span>
    )
  }
  return side === 'before' ? <del>{value}</del> : <ins className="no-underline">{value}</ins>
}

const cellStyles = cva('px-2 py-1 align-top font-regular', {
  variants: {
    side: {
      name: 'ps-0 text-start text-ink-muted',
      before: 'rounded-sm bg-well text-ink-muted forced-colors:border',
      to: 'px-0 text-ink-muted',
      after: 'rounded-sm bg-brand-quiet text-ink forced-colors:border',
    },
    kind: { text: '', money: 'num', number: 'num', list: '' },
  },
  defaultVariants: { kind: 'text' },
})

export interface DiffProps {
  /** The accessible name of the table ("What the updates do"). */
  label: string
  /** The changed fields, in the order of the form. */
  fields: readonly DiffField[]
}

/** The values before and after a change, field by field. */
export function Diff({ label, fields }: DiffProps) {
  const t = useWords(officePartsWords)
  return (
    <table className="w-full table-fixed border-separate border-spacing-y-0.5 text-xs wrap-anywhere">
      <caption className="sr-only">{label}</caption>
      <colgroup>
        <col className="w-[28%]" />
        <col />
        <col className="w-8" />
        <col />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('diff.field')}</th>
          <th scope="col">{t('diff.before')}</th>
          <td>{null}</td>
          <th scope="col">{t('diff.after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.id}>
            <th scope="row" className={cellStyles({ side: 'name' })}>
              {field.label}
            </th>
            <td className={cellStyles({ side: 'before', kind: field.kind })}>
              <DiffText field={field} side="before" />
            </td>
            <td aria-hidden="true" className={cellStyles({ side: 'to' })}>
              <span className="grid place-items-center">
                <ForwardIcon size="sm" />
              </span>
            </td>
            <td className={cellStyles({ side: 'after', kind: field.kind })}>
              <span className="flex flex-wrap justify-between gap-x-3">
                <span className="min-w-0 font-medium">
                  <DiffText field={field} side="after" />
                </span>
                {field.note && (
                  <Badge
                    variant="plain"
                    tone={field.note.tone}
                    icon={field.note.tone === 'caution' && <WarningIcon size="sm" />}
                  >
                    {field.note.text}
                  </Badge>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
