import { useId } from 'react'
import { cva } from 'class-variance-authority'
import { CheckIcon } from '../icon'

/** Which value is used. */
export type DiffSide = 'yours' | 'theirs'

/** A field that two users changed at the same time. */
export interface DiffConflict {
  id: string
  /** The field's name ("Price"). */
  label: string
  /** The user's value, formatted. */
  yours: string
  /** The other user's saved value, formatted. */
  theirs: string
}

const optionStyles = cva([
  'relative flex min-h-9 min-w-0 items-center gap-2 rounded-sm border border-transparent bg-well px-2 py-1 ' +
    'text-ink-muted',
  'hover:text-ink has-checked:border-shelf has-checked:bg-surface has-checked:font-bold has-checked:text-ink',
  'has-checked:inset-ring has-checked:inset-ring-shelf has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
  'has-focus-visible:outline-focus forced-colors:has-checked:outline-2 pointer-coarse:min-h-control',
])

export interface DiffChoiceProps {
  /** Headings of the user's values and of the other user's ("Hers, saved 08:14"). */
  headings: { yours: string; theirs: string }
  /** The conflicting fields. */
  conflicts: readonly DiffConflict[]
  /** The chosen value, by field. */
  chosen: Readonly<Record<string, DiffSide>>
  /** A value was chosen. */
  onChoose: (event: { id: string; side: DiffSide }) => void
}

/** Resolves an edit conflict field by field. Uses native radio buttons, so arrow keys work. */
export function DiffChoice({ headings, conflicts, chosen, onChoose }: DiffChoiceProps) {
  const name = useId()
  return (
    <div className="grid gap-1.5 text-sm wrap-anywhere">
      <div aria-hidden="true" className="grid grid-cols-[minmax(4rem,1fr)_2fr_2fr] gap-2 text-xs text-ink-muted">
        <span className="col-start-2">{headings.yours}</span>
        <span>{headings.theirs}</span>
      </div>
      {conflicts.map(({ id, label, ...values }) => (
        <fieldset
          key={id}
          className="m-0 grid min-w-0 grid-cols-[minmax(4rem,1fr)_2fr_2fr] items-center gap-2 border-0 p-0"
        >
          <legend className="sr-only">{label}</legend>
          <span aria-hidden="true" className="text-ink-muted">
            {label}
          </span>
          {(['yours', 'theirs'] as const).map((side) => (
            <label key={side} className={optionStyles()}>
              <input
                type="radio"
                name={`${name}${id}`}
                value={side}
                checked={chosen[id] === side}
                aria-label={`${headings[side]}: ${values[side]}`}
                className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0"
                onChange={() => onChoose({ id, side })}
              />
              {chosen[id] === side && <CheckIcon size="sm" />}
              <span className="num min-w-0">{values[side]}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
