import { cva } from 'class-variance-authority'

const styles = cva(
  'inline-block shrink-0 animate-spin rounded-full border-current border-e-transparent motion-reduce:animate-none',
  { variants: { size: { sm: 'size-4 border-2', lg: 'size-8 border-3' } } },
)

export interface SpinnerProps {
  /** 16 px beside text, 32 px alone; `sm` by default. */
  size?: 'sm' | 'lg'
  /** The loading text ("Loading accessories..."), visible and announced. Omit if text nearby says it. */
  label?: string
}

/** A spinner for an unknown duration. If the layout of the result is known, use Skeleton. */
export function Spinner({ size = 'sm', label }: SpinnerProps) {
  if (label === undefined) {
    return <span aria-hidden="true" className={styles({ size })} />
  }
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-muted">
      <span aria-hidden="true" className={styles({ size })} />
      {label}
    </span>
  )
}
