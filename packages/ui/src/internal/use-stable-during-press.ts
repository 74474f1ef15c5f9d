import { useEffect, useState } from 'react'
import { afterPress, isPressing, watchPresses } from './presses'

/**
 * Returns the latest values, but delays changes while a pointer is down. A message that appears or disappears between
 * mouse down and mouse up would move the button away from the press.
 * @param latest the values to show, each compared by identity
 */
export function useStableDuringPress<Parts extends readonly unknown[]>(...latest: Parts): Parts {
  const [displayed, setDisplayed] = useState(latest)
  const isSame = latest.every((part, index) => part === displayed[index])
  if (!isSame && !isPressing()) setDisplayed(latest)
  useEffect(watchPresses, [])
  useEffect(() => (isSame ? undefined : afterPress(() => setDisplayed(latest))))
  return displayed
}
