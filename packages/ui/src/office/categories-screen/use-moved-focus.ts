import { useLayoutEffect, useRef } from 'react'

type Move = { id: string; by: -1 | 1 }

/** The id of the button that moves a category. */
export const moveButtonId = ({ id, by }: Move) => `${by < 0 ? 'up' : 'down'}-${id}`

/**
 * Keeps the focus on the button that was pressed while its row goes elsewhere: a browser takes it from what moves in the page.
 * Returns what is told of each press.
 * @param order of the rows, as a text
 */
export function useMovedFocus(order: string): (move: Move) => void {
  const pressed = useRef<Move>(undefined)
  const before = useRef(order)
  useLayoutEffect(() => {
    if (before.current === order) return
    before.current = order
    const button = pressed.current && document.getElementById(moveButtonId(pressed.current))
    // Whoever has gone on meanwhile is left where they are.
    if (document.activeElement === document.body) button?.focus()
  }, [order])
  return (move) => {
    pressed.current = move
  }
}
