import { expect } from 'storybook/test'

/** What a reader may set letters, words, lines and paragraphs to (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

let sheet: HTMLStyleElement | undefined

/**
 * `beforeEach` of a story that is about text with the spacing of a reader's own.
 *
 * @returns undoes it.
 */
export function spaceText(): () => void {
  sheet = document.createElement('style')
  sheet.textContent = SPACED
  document.head.append(sheet)
  return () => sheet?.remove()
}

/** What ends in an ellipsis where room is short is whole elsewhere: a card's pack and SKU on the product's own page. */
const cuts = (place: Element) => {
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

/**
 * Expects that nothing is cut off without an ellipsis which is whole with the page's own spacing, and that the page scrolls
 * nowhere sideways.
 */
export async function expectNothingCut(page: Element): Promise<void> {
  const places = [...page.querySelectorAll('*')].filter(
    (place) => place.textContent.trim() !== '' && place.checkVisibility(),
  )
  sheet!.disabled = true
  const before = new Set(places.filter(cuts))
  sheet!.disabled = false
  const cut = places.filter((place) => cuts(place) && !before.has(place)).map(nameOf)
  const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect({ cut, tooWide }).toEqual({ cut: [], tooWide: 0 })
}
