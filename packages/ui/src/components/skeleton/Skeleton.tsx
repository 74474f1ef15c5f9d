import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden'

export interface SkeletonProps {
  /** Length along the line, as CSS ("40%", "6rem"); the whole line by default. */
  width?: string
  /** Height, as CSS; a line of text (0.75rem) by default. */
  height?: string
}

/** A block in the measure of what is coming. Stands inside a SkeletonGroup, which says so in words. */
export function Skeleton({ width = '100%', height = '0.75rem' }: SkeletonProps) {
  return <span className="block flex-none rounded-xs bg-fill" style={{ inlineSize: width, blockSize: height }} />
}

export interface SkeletonGroupProps {
  /** What is awaited ("Loading products..."), for assistive technology. */
  label: string
  /** Whether the text is also shown, below the blocks; `hidden` by default. */
  text?: 'hidden' | 'shown'
  /** What it stands for: a `part` of a page, or the `page`, whose foot stays away until it is there. Default `part`. */
  of?: 'part' | 'page'
  /** The blocks, laid out like what is coming. */
  children: ReactNode
}

/** The place of something still loading: blocks for the eye, words for readers. */
export function SkeletonGroup({ label, text = 'hidden', of = 'part', children }: SkeletonGroupProps) {
  return (
    <div data-waiting={of === 'page' || undefined}>
      <div aria-hidden="true">{children}</div>
      <div role="status">
        {text === 'hidden' ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <p className="mt-2 text-xs text-ink-muted">{label}</p>
        )}
      </div>
    </div>
  )
}
