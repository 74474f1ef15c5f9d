import { cva } from 'class-variance-authority'

const styles = cva(
  'inline-block shrink-0 animate-spin rounded-full border-current border-e-transparent motion-reduce:animate-none',
  { variants: { size: { sm: 'size-4 border-2', lg: 'size-8 border-3' } } },
)

export interface SpinnerProps {
  /** 16 px beside words, 32 px alone in a place; `sm` by default. */
  size?: 'sm' | 'lg'
  /** What is awaited ("Loading accessories..."), shown and announced. Leave out where a verb is near. */
  label?: string
}

/** A turning ring for a wait whose length is unknown. Where the result's shape is known, use Skeleton. */
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
