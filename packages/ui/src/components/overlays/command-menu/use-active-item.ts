import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { nextPosition } from '../../../internal/next-position'

interface ActiveItemOptions {
  /** Ids of the results, in display order. */
  ids: readonly string[]
  /** The element id of an item. */
  optionId: (id: string) => string
  /** The typed text: when it changes, the first result becomes active. */
  text: string
  onChoose: (event: { id: string }) => void
}

interface ActiveItem {
  /** The item that Enter selects; undefined without results. */
  active: string | undefined
  /** Key handler of the input. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The pointer is over an item. */
  hover: (id: string) => void
}

/** The active item, which arrow keys change while the focus stays in the input (WAI-ARIA combobox). */
export function useActiveItem({ ids, optionId, text, onChoose }: ActiveItemOptions): ActiveItem {
  const [chosen, setChosen] = useState<{ id: string; text: string }>()
  // A choice from before the last change of the text no longer counts.
  const active = chosen?.text === text && ids.includes(chosen.id) ? chosen.id : ids[0]

  const option = active === undefined ? undefined : optionId(active)

  useEffect(() => {
    if (option !== undefined) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [option])

  return {
    active,
    onKeyDown: (event) => {
      // Home and End move the caret in the input.
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      const next = isArrow ? nextPosition(event.key, ids.indexOf(active ?? ''), ids.length, 'column') : undefined
      const id = next === undefined ? undefined : ids[next]
      if (id !== undefined) {
        event.preventDefault()
        setChosen({ id, text })
      } else if (event.key === 'Enter' && active !== undefined && !event.nativeEvent.isComposing) {
        event.preventDefault()
        onChoose({ id: active })
      }
    },
    hover: (id) => setChosen({ id, text }),
  }
}
