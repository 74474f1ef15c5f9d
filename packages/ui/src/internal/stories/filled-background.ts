/** The computed background colour of a filled button inside the given element. */
export function filledBackground(parent: HTMLElement): string {
  const sample = document.createElement('span')
  sample.className = 'bg-brand'
  parent.append(sample)
  const { backgroundColor } = getComputedStyle(sample)
  sample.remove()
  return backgroundColor
}
