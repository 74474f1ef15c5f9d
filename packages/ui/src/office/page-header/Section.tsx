import type { ReactNode } from 'react'

export interface SectionProps {
  /** What it is about, as a heading. */
  title: string
  /** At the end of the title's line: a figure, a link. */
  aside?: ReactNode
  /** What stands in it. */
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className="min-w-0">
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-3">
        <h2 className="me-auto text-base leading-6 font-bold">{title}</h2>
        {aside !== undefined && <span className="num flex flex-wrap gap-x-3 text-xs text-ink-muted">{aside}</span>}
      </div>
      {children}
    </section>
  )
}
