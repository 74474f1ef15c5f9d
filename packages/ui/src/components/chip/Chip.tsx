import { cva } from 'class-variance-authority'
import { useWords } from '../../words'
import { controlsWords } from '../../words/generated/controls'
import { CloseIcon } from '../icon'

const styles = cva([
  'inline-flex h-8 max-w-full flex-none items-center gap-1 rounded-full border border-transparent bg-brand-quiet',
  'ps-3 pe-1 text-xs font-medium text-brand forced-colors:border-current',
])

/** 24 px to see; under a finger the target reaches beyond what is seen. */
const crossStyles = cva([
  'relative grid size-6 flex-none place-items-center rounded-full border-0 bg-transparent p-0',
  'hover:bg-brand-quiet-hover active:translate-y-px',
  'pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5',
])

export interface ChipProps {
  /** What is in force ("Liquorice"). */
  label: string
  /** It cannot be removed now. */
  disabled?: boolean
  /** The cross was pressed. Whoever removes the chip moves the focus to what is next to it. */
  onRemove: () => void
}

/** A filter in force, with a cross that takes it away. */
export function Chip({ label, disabled = false, onRemove }: ChipProps) {
  const t = useWords(controlsWords)
  return (
    <span className={styles()}>
      <span className="truncate">{label}</span>
      <button
        type="button"
        aria-label={t('removeChip', { label })}
        disabled={disabled}
        className={crossStyles()}
        onClick={() => onRemove()}
      >
        <CloseIcon size="sm" />
      </button>
    </span>
  )
}
