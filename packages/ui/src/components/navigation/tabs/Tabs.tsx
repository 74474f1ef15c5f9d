import { useId, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { nextPosition } from '../../../internal/next-position'
import { useCurrentInView } from '../../../internal/use-current-in-view'

/** One tab and its content. */
export interface Tab {
  /** Identifies the tab in {@link TabsProps.initial} and in events. */
  id: string
  label: string
  content: ReactNode
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  /** The initial tab. Default: the first one. */
  initial?: string
  /** Another tab was selected. */
  onSelect?: (event: { id: string }) => void
}

/**
 * Sections of one subject, one visible at a time (WAI-ARIA tabs: arrow keys, Home and End activate the tab they reach).
 * For sections to compare, or that must not be missed, use headings instead.
 */
export function Tabs({ label, tabs, initial, onSelect }: TabsProps) {
  const prefix = useId()
  const [selected, setSelected] = useState(initial ?? tabs[0]?.id)
  const list = useCurrentInView<HTMLDivElement>(selected)

  function select(id: string) {
    if (id !== selected) {
      setSelected(id)
      onSelect?.({ id })
    }
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr'
    const position = tabs.findIndex(({ id }) => id === selected)
    const next = nextPosition(event.key, position, tabs.length, 'row', direction)
    const tab = next === undefined ? undefined : tabs[next]
    if (next !== undefined && tab) {
      event.preventDefault()
      select(tab.id)
      list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    }
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex scrollbar-none gap-6 overflow-x-auto border-b border-line-strong"
      >
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}-tab`}
            aria-controls={`${prefix}${id}-panel`}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => select(id)}
            className={
              'border-b-3 border-transparent pt-2.5 pb-2 text-base font-medium whitespace-nowrap text-ink-muted ' +
              '-outline-offset-2 transition-[background-color,border-color,color] ' +
              'hover:text-ink focus-visible:shadow-none ' +
              'aria-selected:border-shelf aria-selected:font-bold aria-selected:text-ink ' +
              'forced-colors:not-aria-selected:border-[Canvas]'
            }
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}${id}-panel`}
          aria-labelledby={`${prefix}${id}-tab`}
          tabIndex={0}
          hidden={id !== selected}
          className="mt-5 rounded-sm"
        >
          {content}
        </div>
      ))}
    </div>
  )
}
