import { expect, test } from './stage'
import { stories } from './stories'

/** What a reader may set letters, words, lines and paragraphs to (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

const screens = stories
  .filter(({ title, name }) => /^(Screens|Office)\//.test(title) && name === 'Default')
  .map(({ id }) => id)

/**
 * In the page: what is cut off with a reader's spacing and whole without it, and by how much the page is too wide. What ends in
 * an ellipsis where room is short is whole elsewhere.
 */
function cutBy(css: string) {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const cuts = (place: Element) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(place)
    if (textOverflow === 'ellipsis' || place.clientWidth <= 1) return false
    const isLow = hides(overflowY) && place.scrollHeight > place.clientHeight + 1
    return isLow || (hides(overflowX) && place.scrollWidth > place.clientWidth + 1)
  }
  const places = [...document.querySelectorAll('#storybook-root *')].filter(
    (place) => place.textContent.trim() !== '' && place.checkVisibility(),
  )
  const before = new Set(places.filter(cuts))
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
  const cut = places.filter((place) => cuts(place) && !before.has(place))
  const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  sheet.remove()
  return { cut: cut.map((place) => `${place.localName}: ${place.textContent.trim().slice(0, 60)}`), tooWide }
}

/** In the page: what nobody sees while the system paints it: text and signs on their own colour, and fields without an edge. */
function lostInForcedColours() {
  const groundOf = (place: Element | null): string => {
    if (!place) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(place)
    return /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) ? groundOf(place.parentElement) : backgroundColor
  }
  const seen = [...document.querySelectorAll('#storybook-root *')].filter((place) =>
    place.checkVisibility({ checkOpacity: true, visibilityProperty: true }),
  )
  const hasText = (place: Element) =>
    [...place.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
  const name = (place: Element) =>
    `${place.localName}: ${(place.textContent.trim() || place.getAttribute('aria-label') || place.parentElement!.textContent.trim()).slice(0, 60)}`
  const texts = seen.filter(
    (place) =>
      (hasText(place) || place.localName === 'svg') &&
      !place.closest('svg *') &&
      getComputedStyle(place).color === groundOf(place),
  )
  const fields = seen.filter((place) => {
    if (
      !place.matches(
        'input:not([type=hidden], [type=radio], [type=checkbox], [type=range], [type=file]), select, textarea',
      )
    )
      return false
    // A code's boxes are drawn beside its field, a search's edge around it.
    const framed = [place, place.parentElement!, place.parentElement!.parentElement!, ...place.parentElement!.children]
    return !framed.some((frame) =>
      ['Top', 'Bottom'].every(
        (side) => Number.parseFloat(getComputedStyle(frame).getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
      ),
    )
  })
  return {
    texts: texts.map(name),
    fields: fields.map((field) => `${field.localName}: ${field.getAttribute('aria-label') ?? field.id}`),
  }
}

test('there are screens', () => {
  expect(screens.length).toBeGreaterThan(50)
})

for (const id of screens) {
  for (const width of [390, 1280]) {
    test(`with a reader's spacing of text nothing is cut off at ${width} px: ${id}`, async ({ stage }) => {
      const page = await stage.show(id, { width })
      expect(await page.evaluate(cutBy, SPACED)).toEqual({ cut: [], tooWide: 0 })
    })
  }

  test(`in forced colours nothing is lost: ${id}`, async ({ stage }) => {
    const page = await stage.show(id, { width: 1280, forcedColours: true })
    expect(await page.evaluate(lostInForcedColours)).toEqual({ texts: [], fields: [] })
  })
}
