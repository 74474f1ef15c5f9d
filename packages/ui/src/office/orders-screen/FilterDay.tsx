import { useState } from 'react'
import { controlStyles } from '../../components/field'

export interface FilterDayProps {
  /** Which day, for assistive technology: has `shown` in it. */
  label: string
  /** The same in a word, beside the field. */
  shown: string
  /** As ISO 8601 has it; empty for any. */
  value: string
  /** The first and the last day the calendar offers. */
  min?: string
  max?: string
  onChange: (event: { value: string }) => void
}

/** While a year is typed, the browser hands over the year 2, 20 and 202. */
const isTyped = (day: string) => day === '' || day.startsWith('2')

/** A day that a list is found by, with the browser's own calendar. */
export function FilterDay({ label, shown, value, onChange, ...range }: FilterDayProps) {
  const [draft, setDraft] = useState({ of: value, text: value })
  return (
    <label className="flex flex-none items-center gap-1.5 text-xs whitespace-nowrap text-ink-muted">
      {shown}
      <input
        {...range}
        type="date"
        aria-label={label}
        title={label}
        // What is typed stays until the list is found by it, or by another day.
        value={draft.of === value ? draft.text : value}
        className={`num flex-none max-w-34 max-md:max-w-44 ${controlStyles()}`}
        onChange={({ currentTarget: { value: text } }) => {
          setDraft({ of: value, text })
          if (isTyped(text) && text !== value) onChange({ value: text })
        }}
      />
    </label>
  )
}
