import { useRef, type KeyboardEvent } from 'react'
import { nextPosition } from '../../../internal/next-position'

export interface TabColumnProps {
  /** The accessible name of the tab list. */
  label: string
  /** Prefix of the ids of tabs and panel. */
  prefix: string
  tabs: readonly { id: string; name: string }[]
  /** Id of the open tab. */
  open: string
  /** Another tab was selected. */
  onSelect: (event: { id: string }) => void
}

/** Vertical tabs; arrows, Home and End open the tab they reach (WAI-ARIA tabs, vertical). */
export function TabColumn({ label, prefix, tabs, open, onSelect }: TabColumnProps) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const position = tabs.findIndex(({ id }) => id === open)
    const next = nextPosition(event.key, position, tabs.length, 'column', 'ltr')
    const tab = next === undefined ? undefined : tabs[next]
    if (next !== undefined && tab) {
      event.preventDefault()
      onSelect({ id: tab.id })
      list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    }
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation="vertical"
      onKeyDown={move}
      className="content-start border-e border-line py-2 max-lg:hidden lg:grid"
    >
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${prefix}${id}`}
          aria-controls={`${prefix}panel`}
          aria-selected={id === open}
          tabIndex={id === open ? 0 : -1}
          onClick={() => onSelect({ id })}
          className={
            'min-h-12 border-s-3 border-transparent px-5 py-2.5 text-start font-medium wrap-anywhere text-ink-muted ' +
            '-outline-offset-2 hover:text-ink aria-selected:border-shelf aria-selected:bg-well ' +
            'aria-selected:font-bold aria-selected:text-ink forced-colors:not-aria-selected:border-[Canvas]'
          }
        >
          {name}
        </button>
      ))}
    </div>
  )
}
