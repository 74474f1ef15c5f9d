import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { extended, toggled } from './selection'

interface KeyboardRowsOptions {
  /** Ids of the rows on this page, in their order. */
  ids: readonly string[]
  /** The selected rows; `null` if rows cannot be selected. */
  selection: ReadonlySet<string> | null
  onSelect: (ids: ReadonlySet<string>) => void
  onOpen?: (event: { id: string }) => void
  /** The table whose keys work anywhere on the page; `null` if they work only in its rows. */
  page: RefObject<HTMLElement | null> | null
}

interface KeyboardRows {
  /** The row that is the tab stop. */
  tabStop: string | undefined
  /** Selects or unselects a row; with Shift, the range from the last chosen one. */
  select: (id: string, isRange: boolean) => void
  /** Event handlers of the table body. */
  handlers: {
    onFocus: (event: FocusEvent<HTMLElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

const STEPS: Readonly<Record<string, number>> = {
  j: 1,
  arrowdown: 1,
  k: -1,
  arrowup: -1,
  home: -Infinity,
  end: Infinity,
}

const rowOf = (element: Element) => element.closest<HTMLElement>('[data-row-id]')

const idOf = (row: HTMLElement | null) => row?.dataset.rowId

/** The search field among the table's filters. */
const searchOf = (part: Element) => part.closest('[data-table]')?.querySelector<HTMLElement>('input[type=search]')

/** Controls that take letters themselves, and layers over the page. */
const TAKES_KEYS = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [popover], [role=menu]'

/**
 * Navigates, selects and opens rows by keyboard. Letter keys work while a row itself has the focus, so they interfere
 * neither with fields nor with screen readers; on the page of a list J, K, X and / also work outside the rows.
 */
export function useKeyboardRows({ ids, selection, onSelect, onOpen, page }: KeyboardRowsOptions): KeyboardRows {
  const [focusedId, setFocusedId] = useState<string>()
  const anchor = useRef<string>(undefined)

  function select(id: string, isRange: boolean) {
    if (selection === null) return
    const from = anchor.current
    onSelect(isRange && from !== undefined ? extended(selection, ids, from, id) : toggled(selection, id))
    anchor.current = id
  }

  function step(row: HTMLElement, by: number, isRange: boolean) {
    const from = idOf(row) ?? ''
    const to = Math.min(Math.max(ids.indexOf(from) + by, 0), ids.length - 1)
    const id = ids[to]
    if (id === undefined) return
    row.parentElement?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`)?.focus()
    if (isRange && selection !== null) {
      onSelect(extended(selection, ids, from, id))
      anchor.current = id
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = rowOf(event.target as Element)
    const id = idOf(row)
    if (row === null || id === undefined || event.target !== row || event.altKey) return
    const key = event.key.toLowerCase()
    const by = STEPS[key]
    const isAll = key === 'a' && (event.ctrlKey || event.metaKey)
    // Other shortcuts with Ctrl belong to the browser.
    if ((event.ctrlKey || event.metaKey) && !isAll) return
    if (by !== undefined) step(row, by, event.shiftKey)
    else if (isAll && selection !== null) onSelect(new Set([...selection, ...ids]))
    else if (key === 'x' || key === ' ') select(id, event.shiftKey)
    else if (key === 'enter' && onOpen) onOpen({ id })
    else if (key === '/') searchOf(row)?.focus()
    else return
    event.preventDefault()
  }

  const handlePageKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const table = page?.current
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    if (!table || event.defaultPrevented || isShortcut || (event.target as Element).closest(TAKES_KEYS)) return
    const key = event.key.toLowerCase()
    const last = focusedId !== undefined && ids.includes(focusedId) ? focusedId : undefined
    const row = table.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(last ?? ids[0] ?? '')}"]`)
    if (key === '/') searchOf(table)?.focus()
    else if (row && (key === 'j' || key === 'k')) {
      if (last === undefined) row.focus()
      else step(row, STEPS[key] ?? 0, false)
    } else if (row && key === 'x') {
      row.focus()
      select(idOf(row) ?? '', event.shiftKey)
    } else return
    event.preventDefault()
  })
  const isOnPage = page !== null
  useEffect(() => {
    if (!isOnPage) return undefined
    const listen = (event: globalThis.KeyboardEvent) => handlePageKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOnPage])

  return {
    tabStop: focusedId !== undefined && ids.includes(focusedId) ? focusedId : ids[0],
    select,
    handlers: { onFocus: (event) => setFocusedId(idOf(rowOf(event.target))), onKeyDown },
  }
}
