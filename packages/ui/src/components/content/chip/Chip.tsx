import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { controlsWords } from '../../../words/generated/controls'
import { CloseIcon } from '../icon'

const styles = cva([
  'inline-flex h-8 max-w-full flex-none items-center gap-1 rounded-full border border-transparent bg-brand-quiet',
  'ps-3 pe-1 text-xs font-medium text-brand forced-colors:border-current',
])

/** 24 px visible; on touch screens the target extends beyond that. */
const removeStyles = cva([
  'relative grid size-6 flex-none place-items-center rounded-full border-0 bg-transparent p-0',
  'hover:bg-brand-quiet-hover active:translate-y-px',
  'pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5',
])

export interface ChipProps {
  /** The applied filter ("Liquorice"). */
  label: string
  /** True if it cannot be removed now. */
  disabled?: boolean
  /** The remove button was pressed. The parent removes the chip and moves the focus to the next one. */
  onRemove: () => void
}

/** An applied filter with a button that removes it. */
export function Chip({ label, disabled = false, onRemove }: ChipProps) {
  const t = useWords(controlsWords)
  return (
    <span className={styles()}>
      <span className="truncate">{label}</span>
      <button
        type="button"
        aria-label={t('removeChip', { label })}
        disabled={disabled}
        className={removeStyles()}
        onClick={() => onRemove()}
      >
        <CloseIcon size="sm" />
      </button>
    </span>
  )
}
