import { useState } from 'react'
import { useShop } from '../shop-context'
import { fromPassageText, toPassageText, type AccessPassage } from './access.passage'
import type { KnownPassage } from './access.queries'

/** Whose text the way to a password is, among the tab's. */
export const passagePlace = 'access'

/** How far this tab is on the way to a password. */
export function usePassage(): KnownPassage {
  const { place } = useShop()
  const [passage, setPassage] = useState(() => fromPassageText(place(passagePlace).read()))
  function move(next: AccessPassage): void {
    place(passagePlace).write(toPassageText(next))
    setPassage(next)
  }
  return { passage, move }
}
