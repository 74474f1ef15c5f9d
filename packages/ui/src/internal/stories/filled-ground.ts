/** The computed background of a filled button in the theme of the given element. */
export function filledGround(place: HTMLElement): string {
  const sample = document.createElement('span')
  sample.className = 'bg-brand'
  place.append(sample)
  const { backgroundColor } = getComputedStyle(sample)
  sample.remove()
  return backgroundColor
}
