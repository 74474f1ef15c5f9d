import { useState, type ComponentType } from 'react'

/**
 * Renders a controlled part as its owner does: what it reports is given back to it, and the story hears of it too.
 *
 * @param name the prop that holds what was entered or chosen, and its name in the event.
 * @param event the prop that hears of a change.
 */
export function keeps<Props extends object, Name extends keyof Props & string, Event extends keyof Props & string>(
  Part: ComponentType<Props>,
  name: Name,
  event: Event,
) {
  return function Keeping(args: Props) {
    const [kept, setKept] = useState(args[name])
    const hear = (change: Pick<Props, Name>) => {
      setKept(() => change[name])
      const tell = args[event] as ((change: Pick<Props, Name>) => void) | undefined
      tell?.(change)
    }
    return <Part {...args} {...{ [name]: kept, [event]: hear }} />
  }
}
