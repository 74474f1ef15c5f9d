import { useState, type ComponentType } from 'react'

/**
 * Renders a controlled component with state: the reported value is passed back to it, and the story's spy is called as
 * well.
 * @param name the value prop, and the name of the value in the event
 * @param event the change handler prop
 */
export function controlled<Props extends object, Name extends keyof Props & string, Event extends keyof Props & string>(
  Part: ComponentType<Props>,
  name: Name,
  event: Event,
) {
  return function Controlled(args: Props) {
    const [value, setValue] = useState(args[name])
    const handleChange = (change: Pick<Props, Name>) => {
      setValue(() => change[name])
      const onEvent = args[event] as ((change: Pick<Props, Name>) => void) | undefined
      onEvent?.(change)
    }
    return <Part {...args} {...{ [name]: value, [event]: handleChange }} />
  }
}
