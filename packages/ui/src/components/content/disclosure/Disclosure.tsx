import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icon'

export interface DisclosureProps {
  /** The summary: a question, the name of a group of filters. */
  title: ReactNode
  /** The content. */
  children: ReactNode
  /** The initial state. Default `closed`. */
  initial?: 'open' | 'closed'
  /** Only one of several disclosures with the same group is open at a time. */
  group?: string
  /** It was opened or closed. */
  onToggle?: (event: { open: boolean }) => void
}

/** A summary that opens its content. The browser's page search finds the content even while it is closed. */
export function Disclosure({ title, children, initial = 'closed', group, onToggle }: DisclosureProps) {
  return (
    <details
      name={group}
      open={initial === 'open'}
      onToggle={(event) => onToggle?.({ open: event.currentTarget.open })}
      className="group border-b border-line"
    >
      <summary
        className={
          'flex min-h-control list-none items-center justify-between gap-3 rounded-sm py-2.5 font-bold ' +
          'hover:text-link [&::-webkit-details-marker]:hidden'
        }
      >
        <span className="min-w-0 wrap-anywhere">{title}</span>
        <span className="flex-none transition-[rotate] group-open:rotate-180">
          <ChevronDownIcon size="sm" />
        </span>
      </summary>
      <div className="pb-4 wrap-break-word">{children}</div>
    </details>
  )
}
