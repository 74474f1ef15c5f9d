/** True if no other element, no edge of the window and no keyboard on the screen covers an element. */
export function isInView(element: HTMLElement): boolean {
  const { left, top, bottom } = element.getBoundingClientRect()
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
  const isCovered = (y: number) => !element.contains(document.elementFromPoint(left + 1, y))
  return bottom <= offsetTop + height && !isCovered(top + 1) && !isCovered(bottom - 1)
}
