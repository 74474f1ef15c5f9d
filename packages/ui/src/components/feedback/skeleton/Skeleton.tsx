import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../content/visually-hidden'

export interface SkeletonProps {
  /** The width in CSS ("40%", "6rem"); the full line by default. */
  width?: string
  /** The height in CSS; a line of text (0.75rem) by default. */
  height?: string
}

const styles =
  'block flex-none animate-pulse rounded-xs bg-fill motion-reduce:animate-appear forced-colors:bg-[GrayText]'

/**
 * A placeholder block of the expected size, which appears after 200 ms and pulses. Use it inside a SkeletonGroup, which
 * has the text.
 */
export function Skeleton({ width = '100%', height = '0.75rem' }: SkeletonProps) {
  return <span className={styles} style={{ inlineSize: width, blockSize: height }} />
}

export interface SkeletonGroupProps {
  /** The loading text ("Loading products..."), for assistive technology. */
  label: string
  /** Whether the text is also visible, below the blocks; `hidden` by default. */
  labelVisibility?: 'hidden' | 'shown'
  /** A `part` of a page, or the whole `page`, whose footer is hidden until it is loaded. Default `part`. */
  scope?: 'part' | 'page'
  /** The blocks, laid out like the expected content. */
  children: ReactNode
}

/** Placeholder blocks while content loads, with a text for screen readers. */
export function SkeletonGroup({ label, labelVisibility = 'hidden', scope = 'part', children }: SkeletonGroupProps) {
  return (
    <div data-waiting={scope === 'page' || undefined}>
      <div aria-hidden="true">{children}</div>
      <div role="status">
        {labelVisibility === 'hidden' ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <p className="mt-2 text-xs text-ink-muted">{label}</p>
        )}
      </div>
    </div>
  )
}
