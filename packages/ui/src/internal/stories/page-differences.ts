/** An interactive or expandable element of a page. */
export interface Part {
  /** Identity, to distinguish parts of the same name. */
  element: object
  /** Its name in messages: `input "Country"`. */
  name: string
  /** What can change about it: `{ value: 'Sweden' }`, `{ open: 'true' }`. */
  state: Readonly<Record<string, string>>
}

/** The state of a page that interaction changes: focus, values, open parts, existing parts. */
export interface PageState {
  /** Undefined if nothing is focused. */
  focus: Part | undefined
  parts: readonly Part[]
}

const isOpen = ({ state }: Part) => state.open === 'true'

/**
 * Lists the differences between two snapshots of a page, one short phrase each. An added part counts only if it is
 * open, like a dialog, because pages add parts while they load. A removed part always counts.
 */
export function pageDifferences(before: PageState, after: PageState): string[] {
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
