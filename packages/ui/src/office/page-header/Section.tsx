import type { ReactNode } from 'react'

export interface SectionProps {
  /** The heading. */
  title: string
  /** Content at the end of the heading's line, e.g. a number or a link. */
  aside?: ReactNode
  /** The content. */
  children: ReactNode
}

/** A section of a page with a heading. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className="min-w-0">
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-3">
        <h2 className="me-auto text-base leading-6 font-bold">{title}</h2>
        {aside !== undefined && (
          <span className="link-targets num flex flex-wrap gap-x-3 text-xs text-ink-muted">{aside}</span>
        )}
      </div>
      {children}
    </section>
  )
}
