/** The ground of the one filled button of a group, as the place's theme has it. */
export function filledGround(place: HTMLElement): string {
  const sample = document.createElement('span')
  sample.className = 'bg-brand'
  place.append(sample)
  const { backgroundColor } = getComputedStyle(sample)
  sample.remove()
  return backgroundColor
}
