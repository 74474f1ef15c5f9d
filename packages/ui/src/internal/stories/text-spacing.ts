import { expect } from 'storybook/test'

/** The text spacing that pages have to support (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

let sheet: HTMLStyleElement | undefined

/**
 * `beforeEach` of a story about text spacing set by the user.
 * @returns a function that removes the style sheet
 */
export function spaceText(): () => void {
  sheet = document.createElement('style')
  sheet.textContent = SPACED
  document.head.append(sheet)
  return () => sheet?.remove()
}

/**
 * Text with an ellipsis is exempt, because another page shows all of it: a card's pack and SKU are on the product page.
 */
const isCutOff = (place: Element) => {
  const { overflowX, overflowY, textOverflow } = getComputedStyle(place)
  if (textOverflow === 'ellipsis') return false
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  return (
    place.clientWidth > 1 &&
    ((hides(overflowY) && place.scrollHeight > place.clientHeight + 1) ||
      (hides(overflowX) && place.scrollWidth > place.clientWidth + 1))
  )
}

const nameOf = (place: Element) => `${place.localName}: ${place.textContent.trim().slice(0, 60)}`

/** Asserts that text spacing cuts off no text (except with an ellipsis), and that the page does not scroll sideways. */
export async function expectNothingCut(page: Element): Promise<void> {
  const places = [...page.querySelectorAll('*')].filter(
    (place) => place.textContent.trim() !== '' && place.checkVisibility(),
  )
  sheet!.disabled = true
  const before = new Set(places.filter(isCutOff))
  sheet!.disabled = false
  const cut = places.filter((place) => isCutOff(place) && !before.has(place)).map(nameOf)
  const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect({ cut, tooWide }).toEqual({ cut: [], tooWide: 0 })
}
