/** One thing on a page that somebody works with, or that opens. */
export interface Part {
  /** Tells it from others of the same name. */
  element: object
  /** What it is called in a message: `input "Country"`. */
  name: string
  /** What can change about it: `{ value: 'Sweden' }`, `{ open: 'true' }`. */
  state: Readonly<Record<string, string>>
}

/** What of a page an interaction changes: the focus, what is entered or chosen, what is open, what is there at all. */
export interface Look {
  /** None where nothing has the focus. */
  focus: Part | undefined
  parts: readonly Part[]
}

const isOpen = ({ state }: Part) => state.open === 'true'

/**
 * What differs between two looks at a page, a short phrase each. A part that comes is no difference, as pages load;
 * unless it is open, as a dialog is. A part that goes is one: somebody took it away.
 */
export function leftBehind(before: Look, after: Look): string[] {
  const earlier = new Map(before.parts.map((part) => [part.element, part]))
  const later = new Set(after.parts.map(({ element }) => element))
  return [
    ...(before.focus?.element === after.focus?.element ? [] : [`the focus is on ${after.focus?.name ?? 'nothing'}`]),
    ...after.parts.flatMap((part) => {
      const was = earlier.get(part.element)?.state
      if (was === undefined) {
        return isOpen(part) ? [`${part.name} is open`] : []
      }
      const changed = Object.entries(part.state).filter(([key, value]) => was[key] !== value)
      return changed.map(([key, value]) => `${part.name} has ${key} "${value}" instead of "${was[key] ?? ''}"`)
    }),
    ...before.parts.filter(({ element }) => !later.has(element)).map(({ name }) => `${name} is gone`),
  ]
}
