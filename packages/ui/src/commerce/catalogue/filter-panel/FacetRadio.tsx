import { markStyles } from '../../../components/forms/checkbox'

export interface FacetRadioProps {
  /** The name of its radio group. */
  name: string
  label: string
  /** The number of results, formatted. Omit if it is unknown. */
  count?: string
  checked: boolean
  onChoose: () => void
}

/** One of several choices, with its count at the end of the line. */
export function FacetRadio({ name, label, count, checked, onChoose }: FacetRadioProps) {
  return (
    <label className="flex items-start gap-2.5 py-1 text-sm pointer-coarse:py-2">
      <input
        type="radio"
        name={name}
        checked={checked}
        className={markStyles({ shape: 'ring', invalid: false })}
        onChange={onChoose}
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
      {count !== undefined && <span className="num ms-auto text-xs leading-5 text-ink-muted">{count}</span>}
    </label>
  )
}
