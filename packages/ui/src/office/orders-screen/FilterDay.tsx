import { useState } from 'react'
import { controlStyles } from '../../components/forms/field'

export interface FilterDayProps {
  /** The accessible name, which contains `visibleLabel`. */
  label: string
  /** The short label beside the field. */
  visibleLabel: string
  /** An ISO 8601 date; empty for any. */
  value: string
  /** The first and the last selectable day. */
  min?: string
  max?: string
  onChange: (event: { value: string }) => void
}

/** While the user types a year, the browser reports the years 2, 20 and 202. */
const isCompleteYear = (day: string) => day === '' || day.startsWith('2')

/** A date filter with the browser's date picker. */
export function FilterDay({ label, visibleLabel, value, onChange, ...range }: FilterDayProps) {
  const [draft, setDraft] = useState({ of: value, text: value })
  return (
    <label className="flex flex-none items-center gap-1.5 text-xs whitespace-nowrap text-ink-muted">
      {visibleLabel}
      <input
        {...range}
        type="date"
        aria-label={label}
        title={label}
        // The typed text is shown until the filter changes.
        value={draft.of === value ? draft.text : value}
        className={`num flex-none max-w-34 max-md:max-w-44 ${controlStyles()}`}
        onChange={({ currentTarget: { value: text } }) => {
          setDraft({ of: value, text })
          if (isCompleteYear(text) && text !== value) onChange({ value: text })
        }}
      />
    </label>
  )
}
