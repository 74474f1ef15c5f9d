import { expect, test } from './stage'
import { stories } from './stories'

/** The text spacing that pages have to support (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

const screens = stories
  .filter(({ title, name }) => /^(Screens|Office)\//.test(title) && name === 'Default')
  .map(({ id }) => id)

/**
 * Runs in the page: texts cut off only with the user's spacing, and the overflow of the page in px. Text with an
 * ellipsis is exempt, because another page shows all of it.
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

/**
 * Runs in the page: what is invisible in forced colours: text and icons in the colour of their background, and fields
 * without a border.
 */
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
    // The boxes of a code are drawn beside its input, the border of a search around it.
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
    test(`no text is cut off with the user's text spacing at ${width} px: ${id}`, async ({ stage }) => {
      const page = await stage.show(id, { width })
      expect(await page.evaluate(cutBy, SPACED)).toEqual({ cut: [], tooWide: 0 })
    })
  }

  test(`nothing is invisible in forced colours: ${id}`, async ({ stage }) => {
    const page = await stage.show(id, { width: 1280, forcedColours: true })
    expect(await page.evaluate(lostInForcedColours)).toEqual({ texts: [], fields: [] })
  })
}
