import type { ReactNode } from 'react'

/** A row of a list. */
export interface Row {
  id: string
  /** A picture or an icon at the start. */
  media?: ReactNode
  title: ReactNode
  /** Smaller texts below the title. */
  detail?: ReactNode
  /** The figure at the end. */
  value?: ReactNode
  /** A control below the texts, such as a button. */
  action?: ReactNode
}

export interface RowListProps {
  /** The accessible name. */
  label: string
  rows: readonly Row[]
}

/** The rows of a table as lines, on screens that are too narrow for its columns. Never printed: the table is. */
export function RowList({ label, rows }: RowListProps) {
  return (
    <ul role="list" aria-label={label} className="num rounded-lg border border-line bg-surface md:hidden print:hidden">
      {rows.map(({ id, media, title, detail, value, action }) => (
        <li key={id} className="flex items-start gap-3 border-b border-line px-4 py-2.5 text-xs last:border-b-0">
          {media}
          <span className="grid min-w-0 flex-1 gap-0.5 wrap-break-word">
            <span className="text-sm font-bold [&>a]:my-0 [&>a]:inline-block [&>a]:py-0.75">{title}</span>
            <span className="grid text-ink-muted">{detail}</span>
            {action !== undefined && <span className="-ms-3 flex flex-wrap gap-2">{action}</span>}
          </span>
          <span className="max-w-28 flex-none text-end font-bold">{value}</span>
        </li>
      ))}
    </ul>
  )
}

/** The table that a RowList replaces on phones. */
export function WideTable({ children }: { children: ReactNode }) {
  return <div className="max-md:hidden print:block">{children}</div>
}
