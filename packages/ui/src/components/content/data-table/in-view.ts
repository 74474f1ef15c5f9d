/** True if no other element, no edge of the window and no keyboard on the screen covers an element. */
export function isInView(element: HTMLElement): boolean {
  const { left, top, bottom } = element.getBoundingClientRect()
  const screen = window.visualViewport
  const end = screen ? screen.offsetTop + screen.height : window.innerHeight
  if (bottom > end) return false
  return [top, bottom].every((edge) => {
    const inside = edge + (edge === top ? 1 : -1)
    const hit = document.elementFromPoint(left + 1, inside)
    return hit !== null && element.contains(hit)
  })
}
