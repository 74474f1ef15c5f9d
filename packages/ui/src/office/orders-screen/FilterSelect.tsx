import { controlStyles } from '../../components/field'
import { ChevronDownIcon } from '../../components/icon'

export interface FilterSelectProps {
  /** What is chosen, for assistive technology. */
  label: string
  /** Empty for any. */
  value: string
  /** That any will do, in words. */
  any: string
  options: readonly { value: string; label: string }[]
  onChange: (event: { value: string }) => void
}

/** One of several things that a list is found by, or any. */
export function FilterSelect({ label, value, any, options, onChange }: FilterSelectProps) {
  return (
    <span className="relative block w-36 flex-none max-md:w-40">
      <select aria-label={label} value={value} className={controlStyles({ end: 'caret' })} onChange={(event) => onChange({ value: event.currentTarget.value })}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 end-2 grid place-items-center">
        <ChevronDownIcon size="sm" />
      </span>
    </span>
  )
}
