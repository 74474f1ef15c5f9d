import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { nextPosition } from '../../internal/next-position'

interface ActiveItemOptions {
  /** Ids of what was found, in the order it stands. */
  ids: readonly string[]
  /** The element's id for an item's. */
  optionId: (id: string) => string
  /** What was typed: with another text, the first found is the one meant. */
  text: string
  onChoose: (event: { id: string }) => void
}

interface ActiveItem {
  /** The one that Enter would choose; none where nothing was found. */
  active: string | undefined
  /** What the field listens to. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The pointer means this one. */
  point: (id: string) => void
}

/** The item that arrows lead to while the focus stays in the field (WAI-ARIA combobox). */
export function useActiveItem({ ids, optionId, text, onChoose }: ActiveItemOptions): ActiveItem {
  const [chosen, setChosen] = useState<{ id: string; text: string }>()
  // What was meant before another letter came is not meant any more.
  const active = chosen?.text === text && ids.includes(chosen.id) ? chosen.id : ids[0]

  const option = active === undefined ? undefined : optionId(active)

  useEffect(() => {
    if (option !== undefined) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [option])

  return {
    active,
    onKeyDown: (event) => {
      // Home and End are the field's own.
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
    point: (id) => setChosen({ id, text }),
  }
}
