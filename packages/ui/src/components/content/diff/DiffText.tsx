import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { differenceOf } from './difference'
import type { DiffField } from './field'

export interface DiffTextProps {
  field: DiffField
  side: 'before' | 'after'
}

/** One side of a changed field. Removed values are struck through; in a text only the changed words are marked. */
export function DiffText({ field: { before, after, kind = 'text' }, side }: DiffTextProps) {
  const t = useWords(officePartsWords)
  const value = side === 'before' ? before : after
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
