import { useEffect, useState } from 'react'
import { afterPress, isPressing, watchPresses } from './presses'

/**
 * What was shown when a pointer went down, until its press is over. A message that comes or goes between mouse down and
 * mouse up would move the button away from under the press.
 *
 * @param latest what is to be shown, as values that are compared one by one.
 */
export function useSteady<Parts extends readonly unknown[]>(...latest: Parts): Parts {
  const [shown, setShown] = useState(latest)
  const isSame = latest.every((part, index) => part === shown[index])
  if (!isSame && !isPressing()) setShown(latest)
  useEffect(watchPresses, [])
  useEffect(() => (isSame ? undefined : afterPress(() => setShown(latest))))
  return shown
}
